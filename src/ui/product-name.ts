/**
 * The product's name and tagline, which the specification does not give. The name is also in
 * `index.html`.
 */
export const BRAND = 'Пульс'
export const TAGLINE = 'Плануй, відстежуй, тренуй'
