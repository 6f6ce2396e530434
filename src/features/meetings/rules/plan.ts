// The plan of a session in edit mode (product §2 «/session/{sessionId}/edit»): its changes, and what
// is known of its sets: which are done (decision 58), what the client lifted last time (decision
// 57), and which numbers may have been mistyped (decision 55).
import { groupBy, newKey } from '#src/domain/lists.ts'
import { isSuspect, repsAreFar, weightIsFar } from '#src/domain/mistyped.ts'
import { decimalText, plural } from '#src/domain/number-text.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import {
  byExercise,
  type DraftExercise,
  eachSet,
  fieldsOf,
  fromSessionExercises,
  newSet,
  type SessionExercise,
  type SetField,
  type SetNumbers,
  toSessionExercises,
  withExercise,
} from '#src/domain/sets.ts'
import { waitText } from '#src/domain/time/wait.ts'

export interface Plan {
  name: string
  exercises: readonly DraftExercise[]
}

/**
 * A draft as the device stores it. `known` are the plans (`contentOf`) that the session may have if
 * nobody else has changed it: the one that the draft was begun from, and those that were sent, since
 * answers may be lost.
 */
export interface StoredPlan extends Plan {
  known: readonly string[]
}

interface SavedPlan {
  session_exercises: readonly SessionExercise[]
  training_program: { name: string | null } | null
}

/** A session's saved plan. */
export const planOf = ({ session_exercises, training_program }: SavedPlan): Plan => ({
  name: training_program?.name ?? '',
  exercises: fromSessionExercises(session_exercises),
})

/** A new exercise with one set (product §9 «New set defaults»). */
export const addedExercise = (exercise_id: string): DraftExercise => ({
  key: newKey(),
  exercise_id,
  timed: false,
  sets: [newSet(newKey())],
})

/**
 * The exercise of a plan with this key. A plan that was read again has new keys; then the exercise
 * with this id is returned, if there is only one.
 */
export function stillIn(
  { exercises }: Plan,
  { key, exercise_id }: Pick<DraftExercise, 'key' | 'exercise_id'>,
): DraftExercise | undefined {
  const same = exercises.filter((one) => one.exercise_id === exercise_id)
  return same.find((one) => one.key === key) ?? (same.length === 1 ? same[0] : undefined)
}

/**
 * The exercise that replaces another one: with as many sets and the same rests, repetitions and
 * times, but without the kilograms (decision 85).
 */
export const replacementOf = (exercise: DraftExercise, exercise_id: string): DraftExercise => ({
  ...exercise,
  key: newKey(),
  exercise_id,
  sets: exercise.sets.map((set) => ({ ...set, weight: '0' })),
})

/**
 * The plan in which a number that was typed into a row is that of the rows below it, too: of those
 * that still have its `old` value and are not done. The same plan if there is none.
 */
export function filledBelow(
  plan: Plan,
  { row, field, old, value }: { row: string; field: SetField; old: string; value: string },
  done: ReadonlySet<string>,
): Plan {
  const exercise = plan.exercises.find((one) => one.sets.some((set) => rowKey(one, set) === row))
  if (!exercise || value === old) return plan
  const from = exercise.sets.findIndex((set) => rowKey(exercise, set) === row)
  const sets = exercise.sets.map((set, at) =>
    at > from && set[field] === old && !done.has(rowKey(exercise, set))
      ? { ...set, [field]: value }
      : set,
  )
  if (sets.every((set, at) => set === exercise.sets[at])) return plan
  return withExercise(plan, exercise.key, (one) => ({ ...one, sets }))
}

/** A plan as a text: equal for drafts that would be saved equally. */
export const contentOf = (draft: Plan): string =>
  JSON.stringify([draft.name.trim(), toSessionExercises(draft.exercises)])

/** Whether saving the draft would change the session. */
export const isChanged = (draft: Plan, session: SavedPlan): boolean =>
  contentOf(draft) !== contentOf(planOf(session))

/** The draft of a plan is a change as a whole: its exercises and sets depend on each other. */
export const planShape = {
  shown: (stored: StoredPlan | null, saved: Plan): Plan => stored ?? saved,
  changed: (stored: StoredPlan | null, saved: Plan, plan: Plan): StoredPlan | null => {
    const now = contentOf(saved)
    const known = stored?.known ?? [now]
    // While a changed plan is being sent, going back to the saved one is a change, too.
    const isSending = known.some((content) => content !== now)
    return isSending || contentOf(plan) !== now ? { ...plan, known } : null
  },
}

/** Whether somebody else has changed the session since the draft was begun. */
export const isPlanOvertaken = (draft: StoredPlan, session: SavedPlan): boolean =>
  isChanged(draft, session) && !draft.known.includes(contentOf(planOf(session)))

/** What the session's update sends (product §7); the name only if it was changed. */
export function changeOf(draft: Plan, session: SavedPlan & { training_program_id: string | null }) {
  const name = draft.name.trim()
  return {
    training_program_id: session.training_program_id,
    session_exercises: toSessionExercises(draft.exercises),
    ...(name !== planOf(session).name.trim() && { training_program: { name } }),
  }
}

// Done sets. The keys of a plan's rows change with every save, so the done sets are stored by place:
// an exercise by its id and its index among equal ones, a set by its index. Neighbours of one
// exercise count as one exercise, because a saved plan is read back that way (decision 8).

/** The indexes of the done sets of each exercise. */
export type DoneSets = Record<string, number[]>

type KeyedPlan = readonly {
  key: string
  exercise_id: string
  sets: readonly { key: string }[]
}[]

/** The name of a plan's row. */
export const rowKey = (exercise: { key: string }, set: { key: string }): string =>
  `${exercise.key} ${set.key}`

/** The rows of a plan that are done. */
export const doneRows = (plan: KeyedPlan, done: DoneSets): ReadonlySet<string> =>
  new Set(rowsOf(plan).flatMap(({ row, place, at }) => (done[place]?.includes(at) ? [row] : [])))

/** The stored form of a plan in which the rows with these names are done. */
export function doneOf(plan: KeyedPlan, rows: ReadonlySet<string>): DoneSets {
  const done: DoneSets = {}
  for (const { row, place, at } of rowsOf(plan)) if (rows.has(row)) (done[place] ??= []).push(at)
  return done
}

function rowsOf(plan: KeyedPlan) {
  const seen = new Map<string, number>()
  return byExercise(plan).flatMap((group) => {
    const [{ exercise_id }] = group
    const same = seen.get(exercise_id) ?? 0
    seen.set(exercise_id, same + 1)
    return group
      .flatMap((exercise) => exercise.sets.map((set) => rowKey(exercise, set)))
      .map((row, at) => ({ row, place: `${exercise_id}/${same}`, at }))
  })
}

// The last time, set by set.

interface Training {
  status: string
  time_slot: { date: string; start_time: string; end_time: string }
  session_exercises: readonly SessionExercise[]
}

/** The sets of each exercise by its id, in their order. */
export type SetsOfExercises = ReadonlyMap<string, readonly SetNumbers[]>

/** A time in Kyiv; two of them can be compared as texts. */
const moment = (date: string, time: string): string => `${date}T${time.slice(0, 5)}`

const endOf = ({ time_slot }: Training): string => moment(time_slot.date, time_slot.end_time)

/**
 * The sets of each exercise by its id: those of the latest agreed training that contains the
 * exercise and was over before this one, and by now. `now` is the date and the time in Kyiv.
 */
export function lastTime(
  sessions: readonly Training[],
  before: { date: string; start_time: string },
  now: { date: string; time: string },
): SetsOfExercises {
  const limits = [moment(before.date, before.start_time), moment(now.date, now.time)]
  const held = sessions
    .filter((session) => isAgreed(session) && limits.every((limit) => endOf(session) <= limit))
    .toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : 1))
  // A later training replaces the sets of an earlier one.
  return new Map(held.flatMap(({ session_exercises }) => [...setsOf(session_exercises)]))
}

/** Every set of a session on its own. */
export function setsOf(entries: readonly SessionExercise[]): SetsOfExercises {
  return groupBy(eachSet(entries), ({ exercise_id }) => exercise_id)
}

/**
 * The placeholder of a set's field: the number of the last time, if that set had the same units,
 * else the number that the field had at first. A 0 is no placeholder.
 */
export function placeholderOf(
  field: SetField,
  timed: boolean,
  last: SetNumbers | undefined,
  first: Readonly<Record<SetField, string>>,
): string {
  const number = Number((last && last.duration > 0 === timed ? fieldsOf(last) : first)[field])
  return number > 0 ? String(Math.round(number)) : ''
}

/** '62,5 кг × 5', '12 разів', '1 хв 30 с'. */
export function numbersText({ weight, reps, duration }: SetNumbers): string {
  // `waitText` returns «60 с», but the fields of a set show 1 min.
  if (duration === 60) return '1 хв'
  if (duration > 0) return waitText(duration)
  return weight > 0
    ? `${decimalText(weight)} кг × ${reps}`
    : `${reps} ${plural(reps, 'раз', 'рази', 'разів')}`
}

// Suspect numbers.

const RULES = { weight: weightIsFar, reps: repsAreFar }
const KINDS = ['weight', 'reps'] as const
type Kind = (typeof KINDS)[number]

/**
 * A number that may have been mistyped. `last` is the last number of that set, 0 for none: of an
 * earlier training if `isOfLastTime`, else of the saved plan.
 */
export type SuspectSet = PlanNumber & { last: number; isOfLastTime: boolean }

/** The name of a set's field on the screen. */
export const fieldName = (row: string, field: string): string => `${row} ${field}`

/** The numbers that a plan shows. A timed exercise shows neither kilograms nor repetitions. */
export const planNumbers = (plan: readonly DraftExercise[]): PlanNumber[] =>
  plan.filter(({ timed }) => !timed).flatMap((one) => KINDS.flatMap((kind) => numbers(one, kind)))

type PlanNumber = ReturnType<typeof numbers>[number]

/** The numbers of an exercise; equal ones are one, because a set is often repeated. */
function numbers(exercise: DraftExercise, kind: Kind) {
  const rows = exercise.sets.map((set, at) => ({
    value: Number(set[kind]),
    number: at + 1,
    field: fieldName(rowKey(exercise, set), kind),
  }))
  return [...groupBy(rows, ({ value }) => value)].map(([value, same]) => ({
    /** Names the exercise of the plan, the kind of the number, and the number. */
    id: `${exercise.key} ${kind} ${value}`,
    exercise_id: exercise.exercise_id,
    kind,
    value,
    /** The sets with it, from 1. */
    sets: same.map(({ number }) => number),
    /** The `fieldName` of the first of them. */
    field: same[0]?.field ?? '',
  }))
}

/**
 * The numbers that need a confirmation before they are sent: far from every number that the
 * exercise had last time, and has in the saved plan. A set is not compared with its own place
 * alone, because the places change when a set is removed or added.
 */
export function suspectSets(
  plan: readonly DraftExercise[],
  lastSets: SetsOfExercises = new Map(),
  saved: SetsOfExercises,
): SuspectSet[] {
  return planNumbers(plan).flatMap((number) => {
    const { exercise_id, kind, value, sets } = number
    const before = earlier(lastSets.get(exercise_id), kind, sets)
    const known = [...before, ...earlier(saved.get(exercise_id), kind, sets)]
    if (!isSuspect(value, known, RULES[kind])) return []
    return [{ ...number, last: known[0] ?? 0, isOfLastTime: before.length > 0 }]
  })
}

/** The known numbers of earlier sets: first that of the first of these sets, or else of the last. */
function earlier(
  all: readonly SetNumbers[] = [],
  kind: Kind,
  [set = 1]: readonly number[],
): number[] {
  const own = all[set - 1] ?? all.at(-1)
  return [...(own ? [own] : []), ...all].map((one) => one[kind]).filter((number) => number > 0)
}
