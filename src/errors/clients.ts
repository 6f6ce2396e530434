import type { Catalogue, OperationOf } from './catalogue-types.ts'

// Product §8 has no texts for these.
const SESSIONS = 'Не вдалося завантажити тренування'
const STATUS_NOT_CHANGED = 'Не вдалося підтвердити перегляд тренування'
const ALREADY_HANDLED = 'Цей запит уже опрацьовано.'
const CARD_NOT_SAVED = 'Не вдалося зберегти дані'
const PHOTO_NOT_SENT = 'Не вдалося надіслати фото'
const PHOTO = 'Не вдалося показати фото'

const CLIENT = 'Не вдалося завантажити інформацію про клієнта'

export const clients = {
  'GET /v1/clients/{id}/sessions': SESSIONS,
  'PATCH /v1/clients/sessions/{id}': {
    own: STATUS_NOT_CHANGED,
    byStatus: { 409: ALREADY_HANDLED },
  },
  'POST /v1/clients/me/client_info': CARD_NOT_SAVED,
  'PATCH /v1/clients/me/client_info': CARD_NOT_SAVED,
  'POST /v1/clients/me/client_info/image': PHOTO_NOT_SENT,
  'GET /v1/clients/{id}/client_info/image': PHOTO,
  // Not a call of the specification: a part of the client's card.
  'GET /v1/clients/{id}/measurements': CLIENT,
} satisfies Catalogue<OperationOf<'clients'>>
