/** Programs as the contract answers them (product §3). */
import type { Db } from '#mocks/db/db.ts'
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

/** The view of a program in the profile of its coach, for one or for many. */
export function ownProgramViewer(db: Db): (row: ProgramRow) => Schemas['OwnProgram'] {
  const names = new Map(db.muscles.all().map(({ code, name }) => [code, name]))
  return (row) => {
    const ids = row.exercises.map(({ exercise_id }) => exercise_id)
    const codes = ids.flatMap((id) => db.exercises.get(id)?.primary ?? [])
    return {
      ...programSummary(row),
      // Neighbours of one exercise are its sets that differ.
      exercise_count: ids.filter((id, at) => id !== ids[at - 1]).length,
      muscles: [...new Set(codes)].flatMap((code) => names.get(code) ?? []),
    }
  }
}

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
