/** Times as clocks in the product's zone show them: `YYYY-MM-DDTHH:MM`, seconds allowed. */
export interface WallClock {
  /** A name of the time zone database that older engines know, too: `Europe/Kiev`. */
  zone: string
  /** The label of the zone beside a field. */
  label: string
  wallTime: (instant: number) => string
  /** The same with seconds, unless they are zero. */
  exactWallTime: (instant: number) => string
  instantOf: (wall: string) => number
}

/** Whether a text is a wall time of an existing day. */
export function isWallTime(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return false
  const instant = Date.parse(`${text}Z`)
  // 30 February would be read as 2 March.
  return Number.isFinite(instant) && new Date(instant).toISOString().startsWith(text)
}
