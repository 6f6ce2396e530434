import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { ALREADY_HANDLED, HOURS_NOT_SAVED, WORKOUT_NOT_SAVED } from './messages.ts'

// Product §8 has no text for a conflict, nor for a failed change of status.
const SLOT_TAKEN = 'Цей час уже зайнято. Обери інший.'

export const calendar = {
  'POST /v1/calendar/schedules': HOURS_NOT_SAVED,
  'DELETE /v1/calendar/schedules/{id}': HOURS_NOT_SAVED,
  'POST /v1/calendar/schedules/{id}/time_slots': HOURS_NOT_SAVED,
  'POST /v1/calendar/sessions': { own: WORKOUT_NOT_SAVED, byStatus: { 409: SLOT_TAKEN } },
  'GET /v1/calendar/sessions/{id}': 'Не вдалося завантажити сесію',
  'PUT /v1/calendar/sessions/{id}': {
    own: 'Не вдалося зберегти зміни в сесії',
    byStatus: { 409: SLOT_TAKEN },
  },
  'PATCH /v1/calendar/sessions/{id}': {
    own: 'Не вдалося змінити статус тренування',
    byStatus: { 409: ALREADY_HANDLED },
  },
} satisfies Catalogue<OperationOf<'calendar'>>
