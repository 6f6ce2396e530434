/**
 * The purpose of each colour token, and which text or edge is used on which background. Values are the
 * theme's.
 */

/** Token → its purpose. A story checks that these are the tokens of the theme. */
export const ROLES: Record<string, string> = {
  '--pulse-page': 'тло сторінки',
  '--pulse-surface': 'тло карток і полів',
  '--pulse-sunken': 'заглиблене тло: рядки, порожні місця',
  '--pulse-ink': 'основний текст',
  '--pulse-muted': 'другорядний текст і підказки',
  '--pulse-line': 'волосяна межа між частинами',
  '--pulse-edge': 'край кнопки чи поля',
  '--pulse-hover': 'тло під вказівником',
  '--pulse-focus': 'обведення фокуса',
  '--pulse-primary': 'головна кнопка',
  '--pulse-primary-hover': 'головна кнопка під вказівником',
  '--pulse-on-primary': 'текст на головній кнопці',
  '--pulse-waiting': 'очікує: тло',
  '--pulse-on-waiting': 'очікує: текст',
  '--pulse-confirmed': 'підтверджено: тло',
  '--pulse-on-confirmed': 'підтверджено: текст',
  '--pulse-cancelled': 'скасовано: тло',
  '--pulse-on-cancelled': 'скасовано: текст',
  '--pulse-error': 'помилка: текст і тло кнопки',
  '--pulse-on-error': 'текст на кнопці небезпечної дії',
  '--pulse-error-soft': 'помилка: тло повідомлення',
  '--pulse-lime': 'акцент: обране, активне, поступ',
  '--pulse-on-lime': 'текст на акценті',
}

/**
 * Which text is used on which background: token, background, least contrast (docs/look.md
 * «Colour»).
 */
export const PAIRS: readonly [front: string, background: string, least: number][] = [
  ['--pulse-ink', '--pulse-page', 4.5],
  ['--pulse-ink', '--pulse-surface', 4.5],
  ['--pulse-ink', '--pulse-sunken', 4.5],
  ['--pulse-ink', '--pulse-hover', 4.5],
  ['--pulse-ink', '--pulse-error-soft', 4.5],
  ['--pulse-muted', '--pulse-page', 4.5],
  ['--pulse-muted', '--pulse-surface', 4.5],
  ['--pulse-muted', '--pulse-sunken', 4.5],
  ['--pulse-muted', '--pulse-hover', 4.5],
  ['--pulse-on-primary', '--pulse-primary', 4.5],
  ['--pulse-on-primary', '--pulse-primary-hover', 4.5],
  ['--pulse-on-waiting', '--pulse-waiting', 4.5],
  ['--pulse-waiting', '--pulse-on-waiting', 4.5],
  ['--pulse-on-confirmed', '--pulse-confirmed', 4.5],
  ['--pulse-on-cancelled', '--pulse-cancelled', 4.5],
  ['--pulse-error', '--pulse-page', 4.5],
  ['--pulse-error', '--pulse-surface', 4.5],
  ['--pulse-error', '--pulse-error-soft', 4.5],
  ['--pulse-on-error', '--pulse-error', 4.5],
  ['--pulse-on-lime', '--pulse-lime', 4.5],
  ['--pulse-edge', '--pulse-page', 3],
  ['--pulse-edge', '--pulse-surface', 3],
  ['--pulse-focus', '--pulse-page', 3],
  ['--pulse-focus', '--pulse-surface', 3],
]
