import type { Catalogue, OperationOf } from './message.ts'

const PROFILE_NOT_SAVED = 'Помилка збереження '
const EXPERIENCE_NOT_DELETED = 'Помилка при видаленні досвіду!'
const CERTIFICATE_NOT_ADDED = 'Помилка додавання сертифікату'
const TAG_NOT_CHANGED = 'Помилка при зміні тега:'
const SCHEDULE = 'Не вдалося завантажити розклад'
const CLIENTS = 'Не вдалося завантажити список клієнтів'

// Product §8 wants the first two reported without giving their text, and is silent on the third.
const PROFILE_NOT_CREATED = 'Не вдалося створити профіль тренера'
const CERTIFICATE_NOT_DELETED = 'Не вдалося видалити сертифікат'
const CERTIFICATE_IMAGE = 'Не вдалося показати сертифікат'

export const coaches = {
  'POST /v1/coaches/me/coach_info': {
    401: PROFILE_NOT_CREATED,
    403: PROFILE_NOT_CREATED,
    409: PROFILE_NOT_CREATED,
    422: PROFILE_NOT_CREATED,
    500: PROFILE_NOT_CREATED,
    other: PROFILE_NOT_CREATED,
  },
  'PATCH /v1/coaches/me/coach_info': {
    401: PROFILE_NOT_SAVED,
    403: PROFILE_NOT_SAVED,
    404: PROFILE_NOT_SAVED,
    422: PROFILE_NOT_SAVED,
    500: PROFILE_NOT_SAVED,
    other: PROFILE_NOT_SAVED,
  },
  // An experience row is part of the profile that is saved (product §5 «Coach profile»).
  'POST /v1/coaches/me/experiences': {
    401: PROFILE_NOT_SAVED,
    403: PROFILE_NOT_SAVED,
    422: PROFILE_NOT_SAVED,
    500: PROFILE_NOT_SAVED,
    other: PROFILE_NOT_SAVED,
  },
  'PATCH /v1/coaches/me/experiences/{id}': {
    401: PROFILE_NOT_SAVED,
    403: PROFILE_NOT_SAVED,
    404: PROFILE_NOT_SAVED,
    422: PROFILE_NOT_SAVED,
    500: PROFILE_NOT_SAVED,
    other: PROFILE_NOT_SAVED,
  },
  'DELETE /v1/coaches/me/experiences/{id}': {
    401: EXPERIENCE_NOT_DELETED,
    403: EXPERIENCE_NOT_DELETED,
    404: EXPERIENCE_NOT_DELETED,
    422: EXPERIENCE_NOT_DELETED,
    500: EXPERIENCE_NOT_DELETED,
    other: EXPERIENCE_NOT_DELETED,
  },
  'POST /v1/coaches/me/certifications': {
    401: CERTIFICATE_NOT_ADDED,
    403: CERTIFICATE_NOT_ADDED,
    413: CERTIFICATE_NOT_ADDED,
    422: CERTIFICATE_NOT_ADDED,
    500: CERTIFICATE_NOT_ADDED,
    other: CERTIFICATE_NOT_ADDED,
  },
  'DELETE /v1/coaches/me/certifications/{id}': {
    401: CERTIFICATE_NOT_DELETED,
    403: CERTIFICATE_NOT_DELETED,
    404: CERTIFICATE_NOT_DELETED,
    422: CERTIFICATE_NOT_DELETED,
    500: CERTIFICATE_NOT_DELETED,
    other: CERTIFICATE_NOT_DELETED,
  },
  'GET /v1/coaches/certifications/{id}/image': {
    404: CERTIFICATE_IMAGE,
    422: CERTIFICATE_IMAGE,
    500: CERTIFICATE_IMAGE,
    other: CERTIFICATE_IMAGE,
  },
  'POST /v1/coaches/me/tags': {
    401: TAG_NOT_CHANGED,
    403: TAG_NOT_CHANGED,
    409: TAG_NOT_CHANGED,
    422: TAG_NOT_CHANGED,
    500: TAG_NOT_CHANGED,
    other: TAG_NOT_CHANGED,
  },
  'DELETE /v1/coaches/me/tags/{id}': {
    401: TAG_NOT_CHANGED,
    403: TAG_NOT_CHANGED,
    404: TAG_NOT_CHANGED,
    422: TAG_NOT_CHANGED,
    500: TAG_NOT_CHANGED,
    other: TAG_NOT_CHANGED,
  },
  // A 404 is an empty list to the application (product §7); its text is for completeness.
  'GET /v1/coaches/{id}/time_slots': {
    401: SCHEDULE,
    404: SCHEDULE,
    422: SCHEDULE,
    500: SCHEDULE,
    other: SCHEDULE,
  },
  'GET /v1/coaches/{id}/clients': {
    401: CLIENTS,
    403: CLIENTS,
    404: CLIENTS,
    422: CLIENTS,
    500: CLIENTS,
    other: CLIENTS,
  },
  'GET /v1/coaches/{id}/sessions': {
    401: SCHEDULE,
    403: SCHEDULE,
    404: SCHEDULE,
    422: SCHEDULE,
    500: SCHEDULE,
    other: SCHEDULE,
  },
} satisfies Catalogue<OperationOf<'coaches'>>
