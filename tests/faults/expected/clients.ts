import type { OperationOf } from '#src/errors/catalogue.ts'

import type { Expected } from './expected.ts'

/** Product §8 has no texts for these calls, except for the one that loads the card. */
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
