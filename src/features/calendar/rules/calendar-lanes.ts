import { toMinutes } from '#src/domain/time/clock-time.ts'

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
