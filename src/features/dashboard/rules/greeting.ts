/** The greeting of a time of day (`HH:MM`, Kyiv). */
export function greeting(time: string): string {
  const hour = Number(time.slice(0, 2))
  if (hour < 5) return 'Доброї ночі'
  if (hour < 12) return 'Доброго ранку'
  return hour < 18 ? 'Доброго дня' : 'Доброго вечора'
}
