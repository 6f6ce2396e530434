import type { Catalogue, OperationOf } from './message.ts'

// Product §8 is silent on these.
const PROFILE = 'Не вдалося завантажити профіль'
const GENDER = 'Не вдалося зберегти стать'
const AVATAR = 'Не вдалося завантажити фото профілю'
const PICTURE = 'Не вдалося показати фото'

const DELETION = 'Помилка видалення акаунту'
/** The client card's; the public coach page says COACH_NOT_LOADED of the same call. */
const CLIENT = 'Не вдалося завантажити інформацію про клієнта'

export const users = {
  'GET /v1/users/me': { 401: PROFILE, 500: PROFILE, other: PROFILE },
  'PATCH /v1/users/me': { 401: GENDER, 422: GENDER, 500: GENDER, other: GENDER },
  'DELETE /v1/users/me': { 401: DELETION, 500: DELETION, other: DELETION },
  'POST /v1/users/me/image': { 401: AVATAR, 413: AVATAR, 422: AVATAR, 500: AVATAR, other: AVATAR },
  'GET /v1/users/{id}': {
    401: CLIENT,
    403: CLIENT,
    404: CLIENT,
    422: CLIENT,
    500: CLIENT,
    other: CLIENT,
  },
  'GET /v1/users/{id}/image': {
    401: PICTURE,
    403: PICTURE,
    404: PICTURE,
    422: PICTURE,
    500: PICTURE,
    other: PICTURE,
  },
} satisfies Catalogue<OperationOf<'users'>>
