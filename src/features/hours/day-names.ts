/** Days as headings, Monday first. */
export const DAY_NAMES = [
  'Понеділок',
  'Вівторок',
  'Середа',
  'Четвер',
  "П'ятниця",
  'Субота',
  'Неділя',
] as const
