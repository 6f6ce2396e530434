// What a client lifted last time, set by set (decision 57).
import { decimalText, plural } from '#src/domain/number-text.ts'
import type { SessionExercise, SetField } from '#src/domain/sets.ts'
import { waitText } from '#src/domain/time/clock-time.ts'

interface Training {
  status: string
  time_slot: { date: string; start_time: string; end_time: string }
  session_exercises: readonly SessionExercise[]
}

/** The numbers of a set. */
export type Lifted = Pick<SessionExercise, 'weight' | 'reps' | 'duration'>

/** The sets of each exercise by its id, in their order. */
export type SetsOfExercises = ReadonlyMap<string, readonly Lifted[]>

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
    .filter(({ status }) => status === 'verified' || status === 'concluded')
    .filter((session) => limits.every((limit) => endOf(session) <= limit))
    .toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))
  const last = new Map<string, readonly Lifted[]>()
  for (const { session_exercises } of held)
    for (const [id, sets] of setsOf(session_exercises)) if (!last.has(id)) last.set(id, sets)
  return last
}

/** Every set of a session on its own. */
export function setsOf(entries: readonly SessionExercise[]): SetsOfExercises {
  const sets = entries.flatMap((entry) => Array.from({ length: entry.sets }, () => entry))
  return Map.groupBy(sets, ({ exercise_id }) => exercise_id)
}

/**
 * The placeholder of a set's field: the number of the last time, if that set had the same units,
 * else the number that the field had at first. A 0 is no placeholder.
 */
export function placeholderOf(
  field: SetField,
  timed: boolean,
  last: Lifted | undefined,
  first: Readonly<Record<SetField, string>>,
): string {
  const number = last && last.duration > 0 === timed ? numbersOf(last)[field] : Number(first[field])
  return number > 0 ? String(Math.round(number)) : ''
}

const numbersOf = ({ weight, reps, duration }: Lifted): Record<SetField, number> => ({
  weight,
  reps,
  minutes: Math.floor(duration / 60),
  seconds: duration % 60,
})

/** '62,5 кг × 5', '12 разів', '1 хв 30 с'. */
export function liftedText({ weight, reps, duration }: Lifted): string {
  // `waitText` returns «60 с», but the fields of a set show 1 min.
  if (duration === 60) return '1 хв'
  if (duration > 0) return waitText(duration)
  return weight > 0
    ? `${decimalText(weight)} кг × ${reps}`
    : `${reps} ${plural(reps, 'раз', 'рази', 'разів')}`
}
