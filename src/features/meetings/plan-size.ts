import { plural } from '#src/domain/number-text.ts'

/** The size of a plan: '6 вправ · 18 сетів'. */
export function planText(plan: readonly { sets: readonly unknown[] }[]): string {
  const sets = plan.reduce((sum, exercise) => sum + exercise.sets.length, 0)
  return [
    `${plan.length} ${plural(plan.length, 'вправа', 'вправи', 'вправ')}`,
    `${sets} ${plural(sets, 'сет', 'сети', 'сетів')}`,
  ].join(' · ')
}
