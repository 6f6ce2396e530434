// Which sets of a plan are done (decision 58). The keys of a plan's rows change with every save, so that what is kept goes
// by place: an exercise by its id and which of the same it is, a set by its index.

/** The indexes of the done sets of each exercise. */
export type DoneSets = Record<string, number[]>

type Plan = readonly {
  key: string
  exercise_id: string
  sets: readonly { key: string }[]
}[]

/** Names a row of a plan. */
export const rowKey = (exercise: { key: string }, set: { key: string }): string =>
  `${exercise.key} ${set.key}`

/** The rows of a plan that are done. */
export const doneRows = (plan: Plan, done: DoneSets): ReadonlySet<string> =>
  new Set(rowsOf(plan).flatMap(({ row, place, at }) => (done[place]?.includes(at) ? [row] : [])))

/** What is kept of a plan whose rows with these names are done. */
export function doneOf(plan: Plan, rows: ReadonlySet<string>): DoneSets {
  const done: DoneSets = {}
  for (const { row, place, at } of rowsOf(plan)) if (rows.has(row)) (done[place] ??= []).push(at)
  return done
}

function rowsOf(plan: Plan) {
  return plan.flatMap((exercise, index) => {
    const before = plan.slice(0, index)
    const same = before.filter(({ exercise_id }) => exercise_id === exercise.exercise_id).length
    const place = `${exercise.exercise_id}/${same}`
    return exercise.sets.map((set, at) => ({ row: rowKey(exercise, set), place, at }))
  })
}
