/**
 * Booking, changing and confirming sessions (product §7 «Sessions», product §4 «Session status»).
 */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { SessionRow, UserRow } from '../db/tables.ts'
import { found, person } from '../rules/access.ts'
import { refuseUnbookable } from '../rules/booking.ts'
import { bookFirst, cancelFirst } from '../rules/conflicts.ts'
import { changeOf } from '../rules/session-change.ts'
import { fromProgram, partOf, refuseStep, withStatus } from '../rules/sessions.ts'
import { sessionView } from '../rules/views/session-view.ts'
import type { Call, Handlers } from './handler.ts'

type Booking = Call<'POST /v1/calendar/sessions'>['body']

/**
 * Clients book for themselves; a coach books their own slot for a client, and the session is
 * confirmed at once.
 */
function refuseForeignBooking(me: UserRow, coachId: string, { client_id, status }: Booking): void {
  const allowed =
    me.role === 'client'
      ? client_id === me.id && status === 'unverified'
      : coachId === me.id && status === 'verified'
  if (!allowed) throw new Refusal(403, 'forbidden', 'This booking is not yours to make')
}

const sessionOf = (db: Db, id: string): SessionRow => found(db.sessions.get(id), 'session')

export const sessions: Handlers<'calendar/sessions'> = {
  'POST /v1/calendar/sessions': ({ me, body, db, now }) => {
    const slot = found(db.timeSlots.get(body.time_slot_id), 'time slot')
    refuseForeignBooking(me, slot.coach_id, body)
    const client = person(db, body.client_id, 'client')
    const program = fromProgram(db, slot.coach_id, body.training_program_id)
    bookFirst(db, slot, now)
    refuseUnbookable(db, slot, now, { as: me.role === 'client' ? 'request' : 'session' })
    const session = db.sessions.insert({
      id: crypto.randomUUID(),
      coach_id: slot.coach_id,
      client_id: client.id,
      time_slot_id: slot.id,
      status: body.status,
      cancelled_because: null,
      created_by: me.role,
      // The server's own clock: the 3-hour rule must not depend on a time that the caller sends.
      created_at: new Date(now).toISOString(),
      session_exercises: [],
      ...program,
    })
    return { status: 201, body: sessionView(db, session) }
  },

  'GET /v1/calendar/sessions/{id}': ({ me, path, db }) => {
    const session = sessionOf(db, path.id)
    partOf(session, me)
    return { status: 200, body: sessionView(db, session) }
  },

  'PUT /v1/calendar/sessions/{id}': ({ me, path, body, db, now }) => {
    const session = sessionOf(db, path.id)
    db.sessions.update(session, changeOf(db, session, partOf(session, me), body, now))
    return { status: 200, body: sessionView(db, session) }
  },

  'PATCH /v1/calendar/sessions/{id}': ({ me, path, body, db }) => {
    const session = sessionOf(db, path.id)
    if (session.coach_id !== me.id)
      throw new Refusal(403, 'forbidden', 'Only for the coach of the session')
    cancelFirst(db, session)
    refuseStep(session, body.status)
    db.sessions.update(session, withStatus(session, body.status))
    return { status: 200, body: sessionView(db, session) }
  },
}
