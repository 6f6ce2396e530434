import { newKey } from './lists.ts'

// Rows of sets in the editor, and session exercises as the API sends them (product §3, product §5
// «Set inputs»). Rows that differ are sent as consecutive entries of one exercise (decision 8).

/** A run of equal sets: `sets` is their count, rest and duration are seconds, weight kilograms. */
export interface SessionExercise {
  exercise_id: string
  sets: number
  reps: number
  rest: number
  duration: number
  weight: number
}

/**
 * The most that an entry of a training has: our assumption, which is in the contract's requests, too
 * (decision 86). Answers may have more.
 */
export const MOST = { sets: 99, reps: 999, rest: 3600, duration: 86_400, weight: 999 }

/** The most rows of sets in a plan, which a phone can still show, but no training has. */
export const MOST_ROWS = 300

/** The numbers of a set. */
export type SetNumbers = Pick<SessionExercise, 'weight' | 'reps' | 'duration'>

/** The fields of a set that are typed. */
export type SetField = 'weight' | 'reps' | 'minutes' | 'seconds'

/** A row in the editor: the typed fields as text, the chosen rest in seconds. */
export interface DraftSet extends Record<SetField, string> {
  key: string
  rest: number
}

/**
 * An exercise of the plan with its rows. Keys of rows are unique within the exercise. `timed`:
 * minutes and seconds instead of kilograms and reps.
 */
export interface DraftExercise {
  key: string
  exercise_id: string
  timed: boolean
  sets: readonly DraftSet[]
}

/** A set as 'Новий сет' adds it (product §9). */
export function newSet(key: string): DraftSet {
  return { key, weight: '0', reps: '1', minutes: '0', seconds: '0', rest: 0 }
}

/** Neighbours that are the same, in groups of at most so many. */
function neighbours<T>(
  items: readonly T[],
  isSame: (one: T, other: T) => boolean,
  most = Infinity,
): [T, ...T[]][] {
  const groups: [T, ...T[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.length < most && isSame(last[0], item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** Neighbours of one exercise, which count as one exercise (decision 8). */
export const byExercise = <T extends { exercise_id: string }>(items: readonly T[]): [T, ...T[]][] =>
  neighbours(items, (one, other) => one.exercise_id === other.exercise_id)

/** The entries of a program as a session has them. */
export const entriesOf = (
  plan: readonly (Omit<SessionExercise, 'exercise_id'> & { id: string })[],
): SessionExercise[] => plan.map(({ id, ...run }) => ({ exercise_id: id, ...run }))

/** A run of sets as it may be sent. */
export const sendable = <T extends Omit<SessionExercise, 'exercise_id'>>(run: T): T => ({
  ...run,
  sets: Math.min(run.sets, MOST.sets),
  reps: Math.min(run.reps, MOST.reps),
  rest: Math.min(run.rest, MOST.rest),
  duration: Math.min(run.duration, MOST.duration),
  weight: Math.min(run.weight, MOST.weight),
})

/** Each set of the runs on its own, in order, at most so many. */
export function eachSet<T extends { sets: number }>(runs: readonly T[], most = MOST_ROWS): T[] {
  const sets: T[] = []
  for (const run of runs)
    for (let at = 0; at < run.sets && sets.length < most; at += 1) sets.push(run)
  return sets
}

/** How many sets there are. */
export const countSets = (runs: readonly { sets: number }[]): number =>
  runs.reduce((count, run) => count + run.sets, 0)

/** The numbers of a set, as its fields show them. */
export const fieldsOf = ({ weight, reps, duration }: SetNumbers): Record<SetField, string> => ({
  weight: String(weight),
  reps: String(reps),
  minutes: String(Math.floor(duration / 60)),
  seconds: String(duration % 60),
})

/**
 * The entries of an answer, grouped into exercises. One with a duration is a timed one. The same
 * entries always get the same keys, so that two reads of a plan are equal. Rows after the first
 * MOST_ROWS are left out.
 */
export function fromSessionExercises(entries: readonly SessionExercise[]): DraftExercise[] {
  let last = 0
  const localKey = (): string => {
    last += 1
    return `local-${last}`
  }
  let room = MOST_ROWS
  return byExercise(entries).flatMap((runs) => {
    const sets = eachSet(runs, room)
    room -= sets.length
    if (sets.length === 0) return []
    return {
      key: localKey(),
      exercise_id: runs[0].exercise_id,
      timed: runs.some(({ duration }) => duration > 0),
      sets: sets.map((set) => ({ key: localKey(), ...fieldsOf(set), rest: set.rest })),
    }
  })
}

/**
 * One entry for each run of equal rows. An empty field counts as it would after blur; an exercise
 * without rows is sent with one new set, like a newly added one (product §4 «Workout creation»). A
 * timed exercise keeps its kilograms and reps; one that is not timed has no duration, or it would
 * be read back as timed.
 */
export function toSessionExercises(drafts: readonly DraftExercise[]): SessionExercise[] {
  return drafts.flatMap(({ exercise_id, timed, sets }) => {
    const rows = (sets.length > 0 ? sets : [newSet('')]).map((row) => {
      const value = (field: SetField): number => Number(row[field] || emptyValueOf(field))
      return {
        reps: value('reps'),
        rest: row.rest,
        duration: timed ? value('minutes') * 60 + value('seconds') : 0,
        weight: value('weight'),
      }
    })
    const isSame = (one: object, other: object): boolean =>
      JSON.stringify(one) === JSON.stringify(other)
    return neighbours(rows, isSame, MOST.sets).map((run) =>
      sendable({ exercise_id, sets: run.length, ...run[0] }),
    )
  })
}

/** A plan with one of its exercises changed. */
export const withExercise = <Plan extends { exercises: readonly { key: string }[] }>(
  plan: Plan,
  key: string,
  change: (exercise: Plan['exercises'][number]) => Plan['exercises'][number],
): Plan => ({
  ...plan,
  exercises: plan.exercises.map((one) => (one.key === key ? change(one) : one)),
})

/** A plan without one of its exercises. */
export const withoutExercise = <Plan extends { exercises: readonly { key: string }[] }>(
  plan: Plan,
  key: string,
): Plan => ({ ...plan, exercises: plan.exercises.filter((one) => one.key !== key) })

/**
 * Adds a set below the others, a new one or a copy, with a key that none of them had: the key of a
 * removed set may still be used to restore it.
 */
export const addSet = (exercise: DraftExercise, set: DraftSet = newSet('')): DraftExercise => ({
  ...exercise,
  sets: [...exercise.sets, { ...set, key: newKey() }],
})

/** Adds a copy of the last set below the others. */
export const repeatSet = (exercise: DraftExercise): DraftExercise =>
  addSet(exercise, exercise.sets.at(-1))

/** Removes a set. The last one stays: the contract has no exercise without sets. */
export function removeSet(exercise: DraftExercise, key: string): DraftExercise {
  const sets = exercise.sets.filter((row) => row.key !== key)
  return sets.length > 0 ? { ...exercise, sets } : exercise
}

/** Choosing a rest sets it on every set of the exercise (product §5). */
export function setRestForAll(exercise: DraftExercise, rest: number): DraftExercise {
  return { ...exercise, sets: exercise.sets.map((row) => ({ ...row, rest })) }
}

/** The fixed choices of rest after a set, in seconds, with their texts (product §5, product §9). */
export const REST_OPTIONS = [0, 30, 60, 120, 180, 300].map((value) => ({
  value,
  label: restText(value),
}))

/** Seconds of rest in words: 0 is 'Відсутній', 90 is '1 хв 30 сек', 120 is '2 хв'. */
export function restText(seconds: number): string {
  if (seconds === 0) return 'Відсутній'
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && `${minutes} хв`, rest > 0 && `${rest} сек`].filter(Boolean).join(' ')
}

/** The list with the item at one index moved to another; an index past either end is clamped. */
export function moveExercise<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items.slice(from, from + 1)
  return items.toSpliced(from, moved.length).toSpliced(Math.max(to, 0), 0, ...moved)
}

/** What ends a whole number (decision 56): no other letter, which §5 strips. */
const END = /[^\p{L}\d]|[xх]/iu

/**
 * What a text has from its first digit on: the number, what ends it, and the rest. A fraction without
 * a whole part, ',5', has no number.
 */
function numberIn(text: string): { number: string; end: string; rest: string } {
  const own = text.slice(text.search(/[.,]?\d|[.,]$|$/))
  const [number = ''] = own.split(END, 1)
  return { number, end: own.charAt(number.length), rest: own.slice(number.length + 1) }
}

/**
 * The digits of the first number of a typed or pasted text: '12,5', '12-15' and 'до 12' are 12.
 * Letters inside are left out (product §5).
 */
export const digitsOnly = (text: string): string => numberIn(text).number.replaceAll(/\D/g, '')

/**
 * Whether a text goes on after its first number with what no field accepts: '12,5', '12-', '12 15'.
 * A space with a unit behind it, '12 кг', is none.
 */
export function goesOnAfterNumber(text: string): boolean {
  const { end, rest } = numberIn(text)
  return end !== '' && (end.trim() !== '' || rest === '' || /\d/.test(rest))
}

/** What a set field shows on focus: 0 and 1 are cleared (product §5). */
export function onFocusValue(text: string): string {
  return text === '0' || text === '1' ? '' : text
}

/** What an empty set field becomes on blur: 0 or, for reps and seconds, 1 (product §5). */
export const emptyValueOf = (field: SetField): '0' | '1' =>
  field === 'reps' || field === 'seconds' ? '1' : '0'
