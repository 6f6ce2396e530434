// Geometry of a day in the calendar (product §2 «Calendar details»). It uses only wall-clock texts,
// so that every day has the same rows, also on a clock change, whatever the device's zone.
import { toMinutes } from '#src/domain/time/clock-time.ts'

/** Minutes and pixels of one row (product §9). */
export const ROW_MINUTES = 30
export const ROW_HEIGHT = 48

/** Whole hours that the grid shows, `to` excluded; 24 is midnight at the end of the day. */
export interface HourRange {
  from: number
  to: number
}

const DEFAULT_RANGE: HourRange = { from: 9, to: 18 }

/** From the hour of the first slot's start to that of the last one's end; 9–18 without any. */
export function hourRange(slots: readonly { start_time: string; end_time: string }[]): HourRange {
  if (slots.length === 0) return DEFAULT_RANGE
  return {
    from: Math.floor(Math.min(...slots.map((slot) => toMinutes(slot.start_time))) / 60),
    to: Math.ceil(Math.max(...slots.map((slot) => toMinutes(slot.end_time))) / 60),
  }
}

/** The number of rows of the grid. */
export function rowCount({ from, to }: HourRange): number {
  return ((to - from) * 60) / ROW_MINUTES
}

/**
 * The position of a slot, in px from the top of the grid; anything outside the range is cut off.
 */
export function placeOf(
  start: string,
  end: string,
  range: HourRange,
): { top: number; height: number } {
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

/** The place of a span beside the others of its day: lane `lane` (from 0) of `lanes`. */
export interface Lane {
  lane: number
  lanes: number
}

/**
 * A lane for each span of one day, in the given order, which is by start. Spans that share a minute
 * are side by side, all others have the whole width. Times are 'HH:MM', seconds allowed.
 */
export function lanesOf(spans: readonly { start: string; end: string }[]): Lane[] {
  const lanes: Lane[] = []
  /** The lanes of the current group of overlapping spans; `ends` has the end of each lane. */
  let cluster: Lane[] = []
  let ends: number[] = []
  for (const span of spans) {
    const start = toMinutes(span.start)
    if (ends.every((end) => end <= start)) [cluster, ends] = [[], []]
    const free = ends.findIndex((end) => end <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = toMinutes(span.end)
    const place = { lane, lanes: 1 }
    lanes.push(place)
    cluster.push(place)
    for (const one of cluster) one.lanes = ends.length
  }
  return lanes
}
