/** The product's name and tagline, in one place: the specification does not give a name. */
export const BRAND = 'Пульс'
export const TAGLINE = 'Плануй, відстежуй, тренуй'
