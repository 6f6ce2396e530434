/** Programs in a coach's library. */
import type { ProgramRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { isoOf } from './iso-instant.ts'
import type { Plan } from './program-plans.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

const DAYS_BETWEEN = 11
/** The first sessions are five weeks old, and programs must be older than their sessions. */
const NEWEST_DAYS_AGO = 40

/** Adds the plans to a coach's library, the first one the oldest. */
export function addPrograms(
  { rows, nextId, today }: ScenarioBuilder,
  coachId: string,
  plans: readonly Plan[],
): ProgramRow[] {
  const programs = plans.map(({ name, exercises }, at) => {
    const date = addDays(today, -NEWEST_DAYS_AGO - (plans.length - 1 - at) * DAYS_BETWEEN)
    return {
      id: nextId('program'),
      user_id: coachId,
      name,
      created_at: isoOf(`${date}T20:15`),
      exercises: exercises.map((entry) => ({ ...entry })),
    }
  })
  rows.programs.push(...programs)
  return programs
}
