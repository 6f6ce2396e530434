import type { Catalogue, OperationOf } from './message.ts'
import { HOURS_NOT_SAVED, WORKOUT_NOT_SAVED } from './messages.ts'

const SESSION = 'Не вдалося завантажити сесію'
const SESSION_NOT_SAVED = 'Не вдалося зберегти зміни в сесії'

// Product §8 is silent on both conflicts, and wants a failed status change
// reported without giving its text.
const STATUS_NOT_CHANGED = 'Не вдалося змінити статус тренування'
const SLOT_TAKEN = 'Цей час уже зайнято. Оберіть інший.'
const ALREADY_HANDLED = 'Цей запит уже опрацьовано.'

export const calendar = {
  'POST /v1/calendar/schedules': HOURS_NOT_SAVED,
  'DELETE /v1/calendar/schedules/{id}': HOURS_NOT_SAVED,
  'POST /v1/calendar/schedules/{id}/time_slots': HOURS_NOT_SAVED,
  'POST /v1/calendar/sessions': {
    401: WORKOUT_NOT_SAVED,
    403: WORKOUT_NOT_SAVED,
    404: WORKOUT_NOT_SAVED,
    409: SLOT_TAKEN,
    422: WORKOUT_NOT_SAVED,
    500: WORKOUT_NOT_SAVED,
    other: WORKOUT_NOT_SAVED,
  },
  'GET /v1/calendar/sessions/{id}': SESSION,
  'PUT /v1/calendar/sessions/{id}': {
    401: SESSION_NOT_SAVED,
    403: SESSION_NOT_SAVED,
    404: SESSION_NOT_SAVED,
    409: SLOT_TAKEN,
    422: SESSION_NOT_SAVED,
    500: SESSION_NOT_SAVED,
    other: SESSION_NOT_SAVED,
  },
  'PATCH /v1/calendar/sessions/{id}': {
    401: STATUS_NOT_CHANGED,
    403: STATUS_NOT_CHANGED,
    404: STATUS_NOT_CHANGED,
    409: ALREADY_HANDLED,
    422: STATUS_NOT_CHANGED,
    500: STATUS_NOT_CHANGED,
    other: STATUS_NOT_CHANGED,
  },
} satisfies Catalogue<OperationOf<'calendar'>>
