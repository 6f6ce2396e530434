import ical from 'ical-generator'

import type { User, Session } from '#src/api/queries.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { toMinutes } from '#src/domain/time/clock-time.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { programTitleOf } from '#src/errors/program-title.ts'

/**
 * A training as an iCalendar text, for the calendar of a phone: in UTC, so that it is right in any
 * zone.
 *
 * @param coach null if the coach is not known: the session itself names none
 * @param url the address of the training's screen
 */
export function calendarText(session: Session, coach: User | null, url: string): string {
  const { date, start_time, end_time } = session.time_slot
  const start = kyivInstant(date, start_time)
  // In the nights when clocks change, too, the training is as long as it says.
  const length = (toMinutes(end_time) - toMinutes(start_time)) * 60_000
  const places = [...new Set(coach?.coach_info?.training_spaces)]
  // The library makes an id although one is given, and on plain HTTP nothing makes one.
  // oxlint-disable-next-line typescript/unbound-method -- It is set, not called.
  crypto.randomUUID ??= () => `0-0-0-0-${crypto.getRandomValues(new Uint32Array(4)).join('')}`
  const file = ical({ prodId: '//Pulse//Pulse//UK' })
  file.createEvent({
    id: session.id,
    start: new Date(start),
    end: new Date(start + length),
    summary: coach ? `Тренування · ${fullName(coach)}` : 'Тренування',
    description: [
      programTitleOf(session),
      ...(coach?.phone ? [formatPhone(coach.phone)] : []),
    ].join('\n'),
    ...(places.length > 0 && { location: places.join('; ') }),
    url,
  })
  return file.toString()
}
