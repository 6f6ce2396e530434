import type { User } from '#src/api/queries.ts'

/** The greeting of a time of day (`HH:MM`, Kyiv). */
export function greeting(time: string): string {
  const hour = Number(time.slice(0, 2))
  if (hour < 5) return 'Доброї ночі'
  if (hour < 12) return 'Доброго ранку'
  return hour < 18 ? 'Доброго дня' : 'Доброго вечора'
}

export type Coach = Pick<User, 'training_schedules' | 'coach_info' | 'training_programs'>

/** The first steps that the server knows of, and whether each is done. */
export const knownSteps = ({ training_schedules, coach_info, training_programs }: Coach) => ({
  hours: training_schedules.length > 0,
  site: Boolean(coach_info?.bio),
  training: training_programs.length > 0,
})

/**
 * Whether a coach has not completed the first steps. Only those that the server knows count
 * (decision 53).
 */
export const isBeginner = (me: Coach): boolean => Object.values(knownSteps(me)).includes(false)
