import type { OperationOf } from '#src/errors/catalogue.ts'

import type { Expected } from './expected.ts'

export const coaches = {
  // Product §8 requires that it is reported and gives no text.
  'POST /v1/coaches/me/coach_info': { own: 'Не вдалося створити профіль тренера' },
  'PATCH /v1/coaches/me/coach_info': { own: 'Помилка збереження ' },
  'POST /v1/coaches/me/experiences': { own: 'Помилка збереження ' },
  'PATCH /v1/coaches/me/experiences/{id}': { own: 'Помилка збереження ' },
  'DELETE /v1/coaches/me/experiences/{id}': { own: 'Помилка при видаленні досвіду!' },
  'POST /v1/coaches/me/certifications': { own: 'Помилка додавання сертифікату' },
  // Product §8 requires that it is reported and gives no text.
  'DELETE /v1/coaches/me/certifications/{id}': { own: 'Не вдалося видалити сертифікат' },
  // Product §8 has no text for it.
  'GET /v1/coaches/certifications/{id}/image': { own: 'Не вдалося показати сертифікат' },
  'POST /v1/coaches/me/tags': { own: 'Помилка при зміні тега:' },
  'DELETE /v1/coaches/me/tags/{id}': { own: 'Помилка при зміні тега:' },
  'GET /v1/coaches/{id}/time_slots': { own: 'Не вдалося завантажити розклад' },
  'GET /v1/coaches/{id}/clients': { own: 'Не вдалося завантажити список клієнтів' },
  'GET /v1/coaches/{id}/sessions': { own: 'Не вдалося завантажити розклад' },
} satisfies Expected<OperationOf<'coaches'>>
