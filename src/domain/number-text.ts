let rules: Intl.PluralRules | undefined

/**
 * The Ukrainian form of a word that goes with n, without the number:
 * plural(21, 'клієнт', 'клієнти', 'клієнтів') is 'клієнт'. A fraction takes `few` (1,5 години).
 */
export function plural(n: number, one: string, few: string, many: string): string {
  rules ??= new Intl.PluralRules('uk')
  const rule = rules.select(n)
  if (rule === 'one') return one
  return rule === 'many' ? many : few
}

/** '5 зустрічей'. */
export const meetingsText = (n: number): string =>
  `${n} ${plural(n, 'зустріч', 'зустрічі', 'зустрічей')}`

/** A number, or its text, with the decimal comma of Ukrainian: '10,5'. */
export const decimalText = (value: number | string): string => String(value).replace('.', ',')
