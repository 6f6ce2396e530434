import { Session } from '#src/api/schemas.gen.ts'
import { send, sendEmpty, sendForId } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID } from './samples.ts'

const SLOT = { start_time: '09:00', end_time: '10:00', work_day: 0 } as const
const MEETING = {
  time_slot_id: ID,
  client_id: ID,
  training_program_id: null,
  status: 'verified',
  created_at: '2027-03-02T07:40:00Z',
} as const
const path = { id: ID }

export const calendarCalls: Calls<OperationOf<'calendar'>> = {
  'POST /v1/calendar/schedules': (op, signal) => sendForId(op, { signal, body: SLOT }),
  'DELETE /v1/calendar/schedules/{id}': (op, signal) => sendEmpty(op, { signal, path }),
  'POST /v1/calendar/schedules/{id}/time_slots': (op, signal) => sendEmpty(op, { signal, path }),
  'POST /v1/calendar/sessions': (op, signal) => sendForId(op, { signal, body: MEETING }),
  'GET /v1/calendar/sessions/{id}': (op, signal) => send(op, { signal, path }, Session),
  'PUT /v1/calendar/sessions/{id}': (op, signal) =>
    sendEmpty(op, { signal, path, body: { client_id: ID } }),
  'PATCH /v1/calendar/sessions/{id}': (op, signal) =>
    sendEmpty(op, { signal, path, body: { status: 'verified' } }),
}
