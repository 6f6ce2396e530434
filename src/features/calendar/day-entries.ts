import type { Session, TimeSlot } from '#src/api/reads.ts'
import { trimSeconds } from '#src/domain/time/clock-time.ts'

interface Times {
  key: string
  /** 'HH:MM'. */
  start: string
  end: string
}

/**
 * What the calendar shows: a card, an open request with its slot, a free slot, or a session
 * cancelled in a removed working hour.
 */
export type Entry =
  | (Times & { kind: 'meeting' | 'request'; session: Session })
  | (Times & { kind: 'free'; slotId: string; cancelled: readonly Session[] })
  | (Times & { kind: 'gone'; cancelled: readonly Session[] })

/**
 * The entries of one day by time. Only verified and concluded sessions are cards (product §2
 * «Calendar details»). A cancelled one is a line in its slot while that is free (decision 10), and
 * a separate entry once its working hour was removed (decision 24).
 *
 * @param slots the coach's time slots, at least those of the day
 * @param sessions the coach's sessions, at least those of the day
 */
export function dayEntries(
  date: string,
  slots: readonly TimeSlot[],
  sessions: readonly Session[],
): Entry[] {
  const ofDay = sessions.filter(({ time_slot }) => time_slot.date === date)
  const holding = ofDay.filter(({ status }) => status !== 'cancelled')
  const held = holding.map((session): Entry => {
    const kind = session.status === 'unverified' ? 'request' : 'meeting'
    return { kind, key: session.id, session, ...timesOf(session.time_slot) }
  })
  const heldSlots = new Set(holding.map(({ time_slot }) => time_slot.id))
  // Grouped by times: a working hour that is created again has other slots.
  const off = Map.groupBy(
    ofDay.filter(({ status }) => status === 'cancelled'),
    ({ time_slot }) => spanOf(timesOf(time_slot)),
  )
  const free = slots
    .filter((slot) => slot.date === date && !heldSlots.has(slot.id))
    .map((slot): Entry => {
      const times = timesOf(slot)
      const cancelled = off.get(spanOf(times)) ?? []
      return { kind: 'free', key: slot.id, slotId: slot.id, cancelled, ...times }
    })
  const present = new Set([...held, ...free].map(spanOf))
  const gone = [...off].flatMap(([span, cancelled]): Entry[] => {
    const [first] = cancelled
    if (!first || present.has(span)) return []
    return [{ kind: 'gone', key: first.id, cancelled, ...timesOf(first.time_slot) }]
  })
  return [...held, ...free, ...gone].toSorted(
    (a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end),
  )
}

const spanOf = ({ start, end }: Pick<Times, 'start' | 'end'>): string => `${start}–${end}`

function timesOf({ start_time, end_time }: { start_time: string; end_time: string }) {
  return { start: trimSeconds(start_time), end: trimSeconds(end_time) }
}
