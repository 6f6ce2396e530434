// What a client lifted last time, set by set (decision 57).
import { plural } from '#src/domain/plural.ts'
import type { SessionExercise } from '#src/domain/sets.ts'
import { waitText } from '#src/domain/time/countdown.ts'

interface Training {
  status: string
  time_slot: { date: string; start_time: string; end_time: string }
  session_exercises: readonly SessionExercise[]
}

type Lifted = Pick<SessionExercise, 'weight' | 'reps' | 'duration'>

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
): ReadonlyMap<string, readonly Lifted[]> {
  const limits = [moment(before.date, before.start_time), moment(now.date, now.time)]
  const held = sessions
    .filter(({ status }) => status === 'verified' || status === 'concluded')
    .filter((session) => limits.every((limit) => endOf(session) <= limit))
    .toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))
  const last = new Map<string, Lifted[]>()
  for (const { session_exercises } of held) {
    const found = Map.groupBy(session_exercises, ({ exercise_id }) => exercise_id)
    for (const [id, entries] of found) {
      const sets = entries.flatMap((entry) => Array.from({ length: entry.sets }, () => entry))
      if (!last.has(id)) last.set(id, sets)
    }
  }
  return last
}

/** '60 кг × 5', '12 разів', '1 хв 30 с'. */
export function liftedText({ weight, reps, duration }: Lifted): string {
  // `waitText` returns «60 с», but the fields of a set show 1 min.
  if (duration === 60) return '1 хв'
  if (duration > 0) return waitText(duration)
  return weight > 0 ? `${weight} кг × ${reps}` : `${reps} ${plural(reps, 'раз', 'рази', 'разів')}`
}
