// What a day of the calendar shows, and where (product §2 «Calendar details»). Places are computed
// only from wall-clock texts, so that every day has the same rows, also on a clock change, whatever
// the device's zone.
import type { Session, TimeSlot } from '#src/api/queries.ts'
import { groupBy } from '#src/domain/lists.ts'
import { toMinutes } from '#src/domain/time/clock-time.ts'
import { trimSeconds } from '#src/domain/time/date-text.ts'

/** Both 'HH:MM'. */
interface Span {
  start: string
  end: string
}

/**
 * What the calendar shows: a card, an open request with its slot, a free slot, or a session
 * cancelled in a removed working hour.
 */
export type Entry = Span & { key: string } & (
    | { kind: 'meeting' | 'request'; session: Session }
    | { kind: 'free'; slotId: string; cancelled: readonly Session[] }
    | { kind: 'gone'; cancelled: readonly Session[] }
  )

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
  const off = groupBy(
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

const spanOf = ({ start, end }: Span): string => `${start}–${end}`

function timesOf({ start_time, end_time }: { start_time: string; end_time: string }) {
  return { start: trimSeconds(start_time), end: trimSeconds(end_time) }
}

/** Minutes and pixels of one row (product §9). */
export const ROW_MINUTES = 30
export const ROW_HEIGHT = 48

/** Whole hours that the grid shows, `to` excluded; 24 is midnight at the end of the day. */
export interface HourRange {
  from: number
  to: number
}

/** From the hour of the first entry's start to that of the last one's end; 9–18 without any. */
export function hourRange(entries: readonly Span[]): HourRange {
  if (entries.length === 0) return { from: 9, to: 18 }
  return {
    from: Math.floor(Math.min(...entries.map(({ start }) => toMinutes(start))) / 60),
    to: Math.ceil(Math.max(...entries.map(({ end }) => toMinutes(end))) / 60),
  }
}

/** The number of rows of the grid. */
export function rowCount({ from, to }: HourRange): number {
  return ((to - from) * 60) / ROW_MINUTES
}

/**
 * The position of a slot, in px from the top of the grid; anything outside the range is cut off.
 */
export function placeOf(start: string, end: string, range: HourRange) {
  const top = offsetOf(start, range)
  return { top, height: Math.max(0, offsetOf(end, range) - top) }
}

/** The position of the line of the current time, in px from the top; null outside the range. */
export function nowLine(time: string, range: HourRange): number | null {
  const minutes = toMinutes(time)
  const isShown = minutes >= range.from * 60 && minutes < range.to * 60
  return isShown ? offsetOf(time, range) : null
}

function offsetOf(time: string, { from, to }: HourRange): number {
  const minutes = Math.min(Math.max(toMinutes(time), from * 60), to * 60) - from * 60
  return (minutes * ROW_HEIGHT) / ROW_MINUTES
}

/** The place of an entry beside the others of its day: lane `lane` (from 0) of `lanes`. */
interface Lane {
  lane: number
  lanes: number
}

/**
 * The entries of one day, in the given order, which is by start, each with its lane. Those that
 * share a minute are side by side, all others have the whole width. Times are 'HH:MM', seconds
 * allowed.
 */
export function inLanes<Any extends Span>(entries: readonly Any[]): (Any & Lane)[] {
  /** The lanes of the current group of overlapping entries; `ends` has the end of each lane. */
  let cluster: Lane[] = []
  let ends: number[] = []
  return entries.map((entry) => {
    const start = toMinutes(entry.start)
    if (ends.every((end) => end <= start)) [cluster, ends] = [[], []]
    const free = ends.findIndex((end) => end <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = toMinutes(entry.end)
    const placed = { ...entry, lane, lanes: 1 }
    cluster.push(placed)
    for (const one of cluster) one.lanes = ends.length
    return placed
  })
}
