/** The product's name and tagline, which the specification does not give. `index.html` has the name, too. */
export const BRAND = 'Пульс'
export const TAGLINE = 'Плануй, відстежуй, тренуй'
