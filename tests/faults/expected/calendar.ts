import type { OperationOf } from '#src/errors/catalogue.ts'

import type { Expected } from './expected.ts'

/** Product §8 is silent on the conflicts: docs/behaviour.md requires a clear message. */
const SLOT_TAKEN = 'Цей час уже зайнято. Обери інший.'

export const calendar = {
  // Product §8 has no texts for these three.
  'POST /v1/calendar/schedules': { own: 'Не вдалося зберегти робочі години' },
  'DELETE /v1/calendar/schedules/{id}': { own: 'Не вдалося зберегти робочі години' },
  'POST /v1/calendar/schedules/{id}/time_slots': { own: 'Не вдалося зберегти робочі години' },
  'POST /v1/calendar/sessions': {
    own: 'Помилка при збереженні тренування',
    byStatus: { 409: SLOT_TAKEN },
  },
  'GET /v1/calendar/sessions/{id}': { own: 'Не вдалося завантажити сесію' },
  'PUT /v1/calendar/sessions/{id}': {
    own: 'Не вдалося зберегти зміни в сесії',
    byStatus: { 409: SLOT_TAKEN },
  },
  // Product §8 requires that it is reported and gives no text.
  'PATCH /v1/calendar/sessions/{id}': {
    own: 'Не вдалося змінити статус тренування',
    byStatus: { 409: 'Цей запит уже опрацьовано.' },
  },
} satisfies Expected<OperationOf<'calendar'>>
