/**
 * Working hours (product §7 «Coach calendar and clients», product §4 «Working hours»); sessions are
 * in `sessions.ts`.
 */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { ScheduleRow, UserRow } from '../db/tables.ts'
import { found, requireCoach } from '../rules/access.ts'
import { addSchedule, generateSlots, removeSchedule } from '../rules/hours.ts'
import { scheduleView } from '../rules/views/coach-view.ts'
import { slotView } from '../rules/views/session-view.ts'
import type { Handlers } from './handler.ts'
import { sessions } from './sessions.ts'

/** A working slot of this coach: 404 if there is none, 403 if it is another coach's. */
function ownSchedule(db: Db, id: string, me: UserRow): ScheduleRow {
  const row = found(db.schedules.get(id), 'working slot')
  if (row.coach_id === me.id) return row
  throw new Refusal(403, 'forbidden', 'This working slot is somebody else’s')
}

export const calendar: Handlers<'calendar'> = {
  ...sessions,

  'POST /v1/calendar/schedules': ({ me, body, db }) => ({
    status: 201,
    body: scheduleView(addSchedule(db, { coach_id: requireCoach(me).id, ...body })),
  }),

  'DELETE /v1/calendar/schedules/{id}': ({ me, path, db, now }) => {
    removeSchedule(db, ownSchedule(db, path.id, me), now)
    return { status: 204 }
  },

  'POST /v1/calendar/schedules/{id}/time_slots': ({ me, path, db, now }) => {
    const slots = generateSlots(db, ownSchedule(db, path.id, me), now)
    const sessionsOf = Map.groupBy(db.sessions.all(), (session) => session.time_slot_id)
    return {
      status: 201,
      body: slots.map((slot) => slotView(slot, sessionsOf.get(slot.id) ?? [], me)),
    }
  },
}
