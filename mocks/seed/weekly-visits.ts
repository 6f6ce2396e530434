/** A coach's weeks: clients who come at the same hour every week, and those who request one. */
import type { ProgramRow, SessionStatus, TimeSlotRow } from '#mocks/db/tables.ts'
import { addDays, weekdayOf } from '#mocks/rules/kyiv.ts'

import { findSlot, slotAt } from './hours.ts'
import { isoOf } from './iso-instant.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'
import { book } from './sessions.ts'

/** A client's hour of the week (0 is Monday); without a program the session has no name. */
export interface Visit {
  day: number
  time: string
  clientId: string
  program?: ProgramRow | undefined
}

/**
 * The shares of sessions with an unusual status. Other past sessions are concluded, other future
 * ones verified.
 */
const SHARES = {
  cancelled: 0.08,
  /** Past sessions that the client never acknowledged. */
  unacknowledged: 0.1,
  /** Future sessions that the client has acknowledged. */
  acknowledged: 0.35,
}

/** Returns when a session was booked: some days before it, and in the past. */
export function agreedAt({ faker, today }: ScenarioBuilder, date: string): string {
  const ahead = addDays(date, -faker.number.int({ min: 3, max: 9 }))
  const day = ahead < today ? ahead : addDays(today, -faker.number.int({ min: 1, max: 6 }))
  const hour = faker.number.int({ min: 18, max: 21 })
  const minute = faker.number.int({ min: 10, max: 59 })
  return isoOf(`${day}T${hour}:${minute}`)
}

/** Returns the current status of a regular session; today's sessions are never cancelled. */
export function statusOf({ faker, today }: ScenarioBuilder, { date }: TimeSlotRow): SessionStatus {
  if (date !== today && faker.datatype.boolean(SHARES.cancelled)) return 'cancelled'
  if (date < today) return faker.datatype.boolean(SHARES.unacknowledged) ? 'verified' : 'concluded'
  return faker.datatype.boolean(SHARES.acknowledged) ? 'concluded' : 'verified'
}

interface Weeks {
  /** The first and the last week, 0 is the current one. */
  from: number
  to: number
  /** The fraction by which bookings drop with each later week, 0 to 1. */
  thinning?: number
}

/**
 * Books the visits of every week in the range whose hour is free; later weeks are emptier, as set
 * by `thinning`.
 */
export function fillWeeks(
  builder: ScenarioBuilder,
  coachId: string,
  visits: readonly Visit[],
  { from, to, thinning = 0 }: Weeks,
): void {
  const monday = addDays(builder.today, -weekdayOf(builder.today))
  for (let week = from; week <= to; week++) {
    for (const { day, time, clientId, program } of visits) {
      const slot = findSlot(builder, coachId, addDays(monday, 7 * week + day), time)
      if (!slot || builder.held.has(slot.id)) continue
      if (builder.faker.datatype.boolean(Math.max(week, 0) * thinning)) continue
      const status = statusOf(builder, slot)
      const createdAt = agreedAt(builder, slot.date)
      book(builder, { slot, clientId, program, status, createdAt })
    }
  }
}

/** A client's open request for a slot so many days from today. */
interface OpenRequest {
  clientId: string
  inDays: number
  time: string
  minutesAgo: number
}

/** Adds open requests, which wait for the coach to confirm or cancel them. */
export function addRequests(
  builder: ScenarioBuilder,
  coachId: string,
  requests: readonly OpenRequest[],
): void {
  for (const { clientId, inDays, time, minutesAgo } of requests) {
    book(builder, {
      slot: slotAt(builder, coachId, addDays(builder.today, inDays), time),
      clientId,
      status: 'unverified',
      createdAt: isoOf(builder.clock, minutesAgo),
    })
  }
}
