import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { HOURS_NOT_SAVED, WORKOUT_NOT_SAVED } from './messages.ts'

const SESSION = 'Не вдалося завантажити сесію'
const SESSION_NOT_SAVED = 'Не вдалося зберегти зміни в сесії'

// Product §8 has no text for either conflict. It requires that a failed status change is reported,
// without a text.
const STATUS_NOT_CHANGED = 'Не вдалося змінити статус тренування'
const SLOT_TAKEN = 'Цей час уже зайнято. Обери інший.'
const ALREADY_HANDLED = 'Цей запит уже опрацьовано.'

export const calendar = {
  'POST /v1/calendar/schedules': HOURS_NOT_SAVED,
  'DELETE /v1/calendar/schedules/{id}': HOURS_NOT_SAVED,
  'POST /v1/calendar/schedules/{id}/time_slots': HOURS_NOT_SAVED,
  'POST /v1/calendar/sessions': { own: WORKOUT_NOT_SAVED, byStatus: { 409: SLOT_TAKEN } },
  'GET /v1/calendar/sessions/{id}': SESSION,
  'PUT /v1/calendar/sessions/{id}': { own: SESSION_NOT_SAVED, byStatus: { 409: SLOT_TAKEN } },
  'PATCH /v1/calendar/sessions/{id}': {
    own: STATUS_NOT_CHANGED,
    byStatus: { 409: ALREADY_HANDLED },
  },
} satisfies Catalogue<OperationOf<'calendar'>>
