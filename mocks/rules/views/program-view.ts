/** Programs as the contract answers them (product §3). */
import type { ProgramRow } from '#mocks/db/tables.ts'
import type { components } from '#src/api/contract.gen.ts'

type Schemas = components['schemas']

export const programSummary = ({
  id,
  name,
  created_at,
}: ProgramRow): Schemas['ProgramSummary'] => ({
  id,
  name,
  created_at,
})

/** A program with the given exercises. */
export const programView = (
  row: ProgramRow,
  exercises: ProgramRow['exercises'],
): Schemas['Program'] => ({
  ...programSummary(row),
  training_exercises: exercises.map(({ exercise_id, ...values }) => ({
    id: exercise_id,
    ...values,
  })),
})
