import type { OperationOf } from '#src/errors/message.ts'

import type { Expected } from './expected.ts'

/** Product §8 is silent on these calls, but for what the card is loaded by. */
export const clients = {
  'GET /v1/clients/{id}/sessions': { own: 'Не вдалося завантажити тренування' },
  'PATCH /v1/clients/sessions/{id}': {
    own: 'Не вдалося підтвердити перегляд тренування',
    byStatus: { 409: 'Цей запит уже опрацьовано.' },
  },
  'POST /v1/clients/me/client_info': { own: 'Не вдалося зберегти дані' },
  'PATCH /v1/clients/me/client_info': { own: 'Не вдалося зберегти дані' },
  'POST /v1/clients/me/client_info/image': { own: 'Не вдалося надіслати фото' },
  'GET /v1/clients/{id}/client_info/image': { own: 'Не вдалося показати фото' },
  'GET /v1/clients/{id}/measurements': { own: 'Не вдалося завантажити інформацію про клієнта' },
} satisfies Expected<OperationOf<'clients'>>
