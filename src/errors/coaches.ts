import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { profileNotSaved } from './messages.ts'

const EXPERIENCE_NOT_DELETED = 'Помилка при видаленні досвіду!'
const CERTIFICATE_NOT_ADDED = 'Помилка додавання сертифікату'
const TAG_NOT_CHANGED = 'Помилка при зміні тега:'
const SCHEDULE = 'Не вдалося завантажити розклад'
const CLIENTS = 'Не вдалося завантажити список клієнтів'

// Product §8 requires that the first two are reported, without a text, and says nothing about the
// third.
const PROFILE_NOT_CREATED = 'Не вдалося створити профіль тренера'
const CERTIFICATE_NOT_DELETED = 'Не вдалося видалити сертифікат'
const CERTIFICATE_IMAGE = 'Не вдалося показати сертифікат'

export const coaches = {
  'POST /v1/coaches/me/coach_info': PROFILE_NOT_CREATED,
  'PATCH /v1/coaches/me/coach_info': profileNotSaved,
  // An experience row is part of the profile that is saved (product §5 «Coach profile»).
  'POST /v1/coaches/me/experiences': profileNotSaved,
  'PATCH /v1/coaches/me/experiences/{id}': profileNotSaved,
  'DELETE /v1/coaches/me/experiences/{id}': EXPERIENCE_NOT_DELETED,
  'POST /v1/coaches/me/certifications': CERTIFICATE_NOT_ADDED,
  'DELETE /v1/coaches/me/certifications/{id}': CERTIFICATE_NOT_DELETED,
  'GET /v1/coaches/certifications/{id}/image': CERTIFICATE_IMAGE,
  'POST /v1/coaches/me/tags': TAG_NOT_CHANGED,
  'DELETE /v1/coaches/me/tags/{id}': TAG_NOT_CHANGED,
  'GET /v1/coaches/{id}/time_slots': SCHEDULE,
  'GET /v1/coaches/{id}/clients': CLIENTS,
  'GET /v1/coaches/{id}/sessions': SCHEDULE,
} satisfies Catalogue<OperationOf<'coaches'>>
