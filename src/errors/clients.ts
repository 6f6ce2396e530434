import type { Catalogue, OperationOf } from './message.ts'

// Product §8 is silent on these.
const SESSIONS = 'Не вдалося завантажити тренування'
const STATUS_NOT_CHANGED = 'Не вдалося підтвердити перегляд тренування'
const ALREADY_HANDLED = 'Цей запит уже опрацьовано.'
const CARD_NOT_SAVED = 'Не вдалося зберегти дані'
const PHOTO_NOT_SENT = 'Не вдалося надіслати фото'
const PHOTO = 'Не вдалося показати фото'

const CLIENT = 'Не вдалося завантажити інформацію про клієнта'

export const clients = {
  'GET /v1/clients/{id}/sessions': {
    401: SESSIONS,
    403: SESSIONS,
    404: SESSIONS,
    422: SESSIONS,
    500: SESSIONS,
    other: SESSIONS,
  },
  'PATCH /v1/clients/sessions/{id}': {
    401: STATUS_NOT_CHANGED,
    403: STATUS_NOT_CHANGED,
    404: STATUS_NOT_CHANGED,
    409: ALREADY_HANDLED,
    422: STATUS_NOT_CHANGED,
    500: STATUS_NOT_CHANGED,
    other: STATUS_NOT_CHANGED,
  },
  'POST /v1/clients/me/client_info': {
    401: CARD_NOT_SAVED,
    403: CARD_NOT_SAVED,
    409: CARD_NOT_SAVED,
    422: CARD_NOT_SAVED,
    500: CARD_NOT_SAVED,
    other: CARD_NOT_SAVED,
  },
  'PATCH /v1/clients/me/client_info': {
    401: CARD_NOT_SAVED,
    403: CARD_NOT_SAVED,
    404: CARD_NOT_SAVED,
    422: CARD_NOT_SAVED,
    500: CARD_NOT_SAVED,
    other: CARD_NOT_SAVED,
  },
  'POST /v1/clients/me/client_info/image': {
    401: PHOTO_NOT_SENT,
    403: PHOTO_NOT_SENT,
    404: PHOTO_NOT_SENT,
    413: PHOTO_NOT_SENT,
    422: PHOTO_NOT_SENT,
    500: PHOTO_NOT_SENT,
    other: PHOTO_NOT_SENT,
  },
  'GET /v1/clients/{id}/client_info/image': {
    401: PHOTO,
    403: PHOTO,
    404: PHOTO,
    422: PHOTO,
    500: PHOTO,
    other: PHOTO,
  },
  // No call of the specification: part of the client's card.
  'GET /v1/clients/{id}/measurements': {
    401: CLIENT,
    403: CLIENT,
    404: CLIENT,
    422: CLIENT,
    500: CLIENT,
    other: CLIENT,
  },
} satisfies Catalogue<OperationOf<'clients'>>
