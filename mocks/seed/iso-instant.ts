/** Instants of the seeds' Kyiv wall times. */
import { instantOf } from '#mocks/rules/kyiv.ts'

/** The ISO instant of a Kyiv wall time `YYYY-MM-DDTHH:MM`, or some minutes before it. */
export const isoOf = (wall: string, minutesBefore = 0): string =>
  new Date(instantOf(wall) - minutesBefore * 60_000).toISOString()
