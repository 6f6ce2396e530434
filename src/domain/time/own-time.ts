import { isoText } from './calendar-date.ts'
import { dayText, timeRange } from './date-text.ts'
import { kyivInstant } from './kyiv-time.ts'

// All hours are Kyiv's. Where the device shows others, both are said.

const KYIV = ' за київським часом'

/** What the device shows at a time in Kyiv, ', у тебе 08:00', with the day if that differs, too. */
export function ownNote(date: string, time: string): string {
  const instant = kyivInstant(date, time)
  const own = isoText(instant - new Date(instant).getTimezoneOffset() * 60_000)
  const [day, hour] = [own.slice(0, 10), own.slice(11, 16)]
  if (day === date && time.startsWith(hour)) return ''
  return `, у\u00A0тебе\u00A0${day === date ? '' : `${dayText(day)}, `}${hour}`
}

/** ' за київським часом' on a day on which the device shows other hours, else ''. */
export const zoneNote = (date: string): string => ownNote(date, '12:00') && KYIV

type Hours = Record<'date' | 'start_time' | 'end_time', string>

/** ' за київським часом, у тебе 08:00', or ''. */
export const kyivNote = ({ date, start_time: start }: Hours): string =>
  ownNote(date, start) && KYIV + ownNote(date, start)

/** '15:00–16:00', with that note. */
export const hoursText = (slot: Hours): string =>
  timeRange(slot.start_time, slot.end_time) + kyivNote(slot)
