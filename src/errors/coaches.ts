import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { profileNotSaved } from './messages.ts'

const TAG_NOT_CHANGED = 'Помилка при зміні тега:'
const SCHEDULE = 'Не вдалося завантажити розклад'

export const coaches = {
  // Product §8 requires that the new page and a deleted certificate are reported, without a text,
  // and says nothing about the picture of a certificate.
  'POST /v1/coaches/me/coach_info': 'Не вдалося створити профіль тренера',
  'PATCH /v1/coaches/me/coach_info': profileNotSaved,
  // An experience row is part of the profile that is saved (product §5 «Coach profile»).
  'POST /v1/coaches/me/experiences': profileNotSaved,
  'PATCH /v1/coaches/me/experiences/{id}': profileNotSaved,
  'DELETE /v1/coaches/me/experiences/{id}': 'Помилка при видаленні досвіду!',
  'POST /v1/coaches/me/certifications': 'Помилка додавання сертифікату',
  'DELETE /v1/coaches/me/certifications/{id}': 'Не вдалося видалити сертифікат',
  'GET /v1/coaches/certifications/{id}/image': 'Не вдалося показати сертифікат',
  'POST /v1/coaches/me/tags': TAG_NOT_CHANGED,
  'DELETE /v1/coaches/me/tags/{id}': TAG_NOT_CHANGED,
  'GET /v1/coaches/{id}/time_slots': SCHEDULE,
  'GET /v1/coaches/{id}/clients': 'Не вдалося завантажити список клієнтів',
  'GET /v1/coaches/{id}/sessions': SCHEDULE,
} satisfies Catalogue<OperationOf<'coaches'>>
