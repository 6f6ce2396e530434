import type { OperationOf } from '#src/errors/catalogue.ts'

import type { Expected } from './expected.ts'

export const users = {
  // Product §8 has no texts for the profile, the gender and the pictures.
  'GET /v1/users/me': { own: 'Не вдалося завантажити профіль' },
  'PATCH /v1/users/me': { own: 'Не вдалося зберегти стать' },
  'DELETE /v1/users/me': { own: 'Помилка видалення акаунту' },
  'POST /v1/users/me/image': { own: 'Не вдалося завантажити фото профілю' },
  'GET /v1/users/{id}': { own: 'Не вдалося завантажити інформацію про клієнта' },
  'GET /v1/users/{id}/image': { own: 'Не вдалося показати фото' },
} satisfies Expected<OperationOf<'users'>>
