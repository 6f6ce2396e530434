import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { ALREADY_HANDLED, CLIENT_NOT_LOADED, PHOTO_NOT_SHOWN } from './messages.ts'

// Product §8 has a text only for a client that cannot be loaded.
const CARD_NOT_SAVED = 'Не вдалося зберегти дані'

export const clients = {
  'GET /v1/clients/{id}/sessions': 'Не вдалося завантажити тренування',
  'PATCH /v1/clients/sessions/{id}': {
    own: 'Не вдалося підтвердити перегляд тренування',
    byStatus: { 409: ALREADY_HANDLED },
  },
  'POST /v1/clients/me/client_info': CARD_NOT_SAVED,
  'PATCH /v1/clients/me/client_info': CARD_NOT_SAVED,
  'POST /v1/clients/me/client_info/image': 'Не вдалося надіслати фото',
  'GET /v1/clients/{id}/client_info/image': PHOTO_NOT_SHOWN,
  // Not a call of the specification: a part of the client's card.
  'GET /v1/clients/{id}/measurements': CLIENT_NOT_LOADED,
} satisfies Catalogue<OperationOf<'clients'>>
