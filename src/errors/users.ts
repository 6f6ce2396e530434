import type { Catalogue, OperationOf } from './catalogue-types.ts'

// Product §8 has no texts for these.
const PROFILE = 'Не вдалося завантажити профіль'
const GENDER = 'Не вдалося зберегти стать'
const AVATAR = 'Не вдалося завантажити фото профілю'
const PICTURE = 'Не вдалося показати фото'

const DELETION = 'Помилка видалення акаунту'
/** For the client card; the public coach page shows `coachNotLoaded` for the same call. */
const CLIENT = 'Не вдалося завантажити інформацію про клієнта'

export const users = {
  'GET /v1/users/me': PROFILE,
  'PATCH /v1/users/me': GENDER,
  'DELETE /v1/users/me': DELETION,
  'POST /v1/users/me/image': AVATAR,
  'GET /v1/users/{id}': CLIENT,
  'GET /v1/users/{id}/image': PICTURE,
} satisfies Catalogue<OperationOf<'users'>>
