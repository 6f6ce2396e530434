// Which sets of a plan are done (decision 58). The keys of a plan's rows change with every save, so
// the done sets are stored by place: an exercise by its id and its index among equal ones, a set by
// its index. Neighbours of one exercise count as one exercise, because a saved plan is read back
// that way (decision 8).

/** The indexes of the done sets of each exercise. */
export type DoneSets = Record<string, number[]>

type Plan = readonly {
  key: string
  exercise_id: string
  sets: readonly { key: string }[]
}[]

/**
 * Neighbours of one exercise: their index among the groups of that exercise, and the number of sets
 * counted so far.
 */
interface Group {
  exercise_id: string
  same: number
  sets: number
}

/** The name of a plan's row. */
export const rowKey = (exercise: { key: string }, set: { key: string }): string =>
  `${exercise.key} ${set.key}`

/** The rows of a plan that are done. */
export const doneRows = (plan: Plan, done: DoneSets): ReadonlySet<string> =>
  new Set(rowsOf(plan).flatMap(({ row, place, at }) => (done[place]?.includes(at) ? [row] : [])))

/** The stored form of a plan in which the rows with these names are done. */
export function doneOf(plan: Plan, rows: ReadonlySet<string>): DoneSets {
  const done: DoneSets = {}
  for (const { row, place, at } of rowsOf(plan)) if (rows.has(row)) (done[place] ??= []).push(at)
  return done
}

function rowsOf(plan: Plan) {
  const groups: Group[] = []
  return plan.flatMap((exercise) => {
    const { exercise_id, sets } = exercise
    const same = groups.filter((group) => group.exercise_id === exercise_id).length
    const last = groups.at(-1)
    const group = last?.exercise_id === exercise_id ? last : { exercise_id, same, sets: 0 }
    if (group !== last) groups.push(group)
    const first = group.sets
    group.sets += sets.length
    const place = `${exercise_id}/${group.same}`
    return sets.map((set, at) => ({ row: rowKey(exercise, set), place, at: first + at }))
  })
}
