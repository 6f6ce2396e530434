import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { CLIENT_NOT_LOADED, PHOTO_NOT_SHOWN } from './messages.ts'

export const users = {
  // Product §8 has no texts for the profile, the gender and the photo.
  'GET /v1/users/me': 'Не вдалося завантажити профіль',
  'PATCH /v1/users/me': 'Не вдалося зберегти стать',
  'DELETE /v1/users/me': 'Помилка видалення акаунту',
  'POST /v1/users/me/image': 'Не вдалося завантажити фото профілю',
  // For the client card; the public coach page shows `coachNotLoaded` for the same call.
  'GET /v1/users/{id}': CLIENT_NOT_LOADED,
  'GET /v1/users/{id}/image': PHOTO_NOT_SHOWN,
} satisfies Catalogue<OperationOf<'users'>>
