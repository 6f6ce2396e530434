import type { ErrorStatus, Operation } from '#src/api/operation.ts'

import { HOURS_NOT_SAVED, profileNotSaved } from './messages.ts'

/** The text; with `field` if it belongs beside that field of the form. */
export type Message = string | { text: string; field: string }

/** The texts of one operation whose failures do not all have the same text. */
export interface Texts<Status extends number = number> {
  /** For every failure without a text of its own, such as no connection or an unreadable answer. */
  own: Message
  /** For statuses that the contract documents. */
  byStatus: { [S in Status]?: Message }
}

/** A text that ends with the name of what failed. */
export type Naming = (what: string) => string

/** The texts of operations: one for every failure, or some by status. Every failure has one. */
export type Catalogue<Op extends Operation> = { [O in Op]: string | Naming | Texts<ErrorStatus<O>> }

const LATER = 'Спробуйте пізніше'
const LOCKED = 'Забагато спроб, спробуйте через 15 хв'
const WRONG_CODE = 'Не вірний код. Спробуйте ще раз'
const RESET_EXPIRED = 'Сесія скидання протермінована, спробуйте ще раз'
const PHONE_TAKEN = 'Цей номер вже використовується'
const CODE_NOT_SENT = 'Не вдалося надіслати код'

/** Product §8 «Registration». */
const registration = {
  own: LATER,
  byStatus: {
    409: { text: PHONE_TAKEN, field: 'phone' },
    422: 'Помилка валідації. Перевірте введені дані.',
  },
}

const TAG_NOT_CHANGED = 'Помилка при зміні тега:'
const SCHEDULE = 'Не вдалося завантажити розклад'

// Product §8 has no text for a conflict, nor for a failed change of status.
const SLOT_TAKEN = 'Цей час уже зайнято. Обери інший.'

/** A request that has been answered already; product §8 is silent. */
const ALREADY_HANDLED = 'Цей запит уже опрацьовано.'

const CLIENT_NOT_LOADED = 'Не вдалося завантажити інформацію про клієнта'
/** Of a client or a coach, and a client's progress photo; product §8 is silent. */
const PHOTO_NOT_SHOWN = 'Не вдалося показати фото'
// Product §8 has a text only for a client that cannot be loaded.
const CARD_NOT_SAVED = 'Не вдалося зберегти дані'

// Product §8 «Fallbacks»: the lists stay empty, and the picture has its default. It gives no texts.
const EXERCISES = 'Не вдалося завантажити вправи'
const MUSCLES = "Не вдалося завантажити групи м'язів"

/**
 * The error catalogue (product §8): operation and status → text. If the specification has no text
 * for a status, the operation's own text is used; if it has none for the operation, a
 * default of ours, listed in product §8 «Texts of our own».
 */
export const catalogue: Catalogue<Operation> = {
  'POST /v1/auth/registration/start': registration,
  'POST /v1/auth/register': registration,
  // Product §8 is silent; by then the phone is not a field of the screen.
  'POST /v1/auth/registration/complete': {
    own: 'Не вдалося завершити реєстрацію. Спробуй пізніше',
    byStatus: { 409: PHONE_TAKEN },
  },
  // Product §8 «Login».
  'POST /v1/auth/login': {
    own: LATER,
    byStatus: {
      401: { text: 'Невірний пароль', field: 'password' },
      404: { text: 'Такого користувача не існує', field: 'phone' },
      429: LOCKED,
    },
  },
  // Product §8 has no text: the user is logged out and sees no message.
  'POST /v1/auth/login/refresh': LATER,
  // Product §8 «Resend failure», and for the first code, too, for which it has no text.
  'POST /v1/auth/otp/send': CODE_NOT_SENT,
  'POST /v1/auth/otp/resend': CODE_NOT_SENT,
  // Product §8 «Code verification». Its own texts blame the code or the user; a server failure has
  // the text that the section has for that elsewhere.
  'POST /v1/auth/otp/verify': {
    own: LATER,
    byStatus: {
      400: WRONG_CODE,
      403: 'Дія заборонена',
      410: WRONG_CODE,
      422: 'Неправильний формат коду',
      429: LOCKED,
    },
  },
  // Product §8 «Reset start».
  'POST /v1/auth/reset_password/start': {
    own: 'Не вдалось надіслати код',
    byStatus: { 429: 'Забагато запитів, спробуйте пізніше' },
  },
  // Product §8 «Reset complete».
  'POST /v1/auth/reset_password/complete': {
    own: LATER,
    byStatus: {
      401: RESET_EXPIRED,
      403: 'Недостатньо прав для зміни пароля',
      404: 'Сесія не знайдена',
      410: RESET_EXPIRED,
    },
  },

  // Product §8 has no texts for the profile, the gender and the photo.
  'GET /v1/users/me': 'Не вдалося завантажити профіль',
  'PATCH /v1/users/me': 'Не вдалося зберегти стать',
  'DELETE /v1/users/me': 'Помилка видалення акаунту',
  'POST /v1/users/me/image': 'Не вдалося завантажити фото профілю',
  // For the client card; the public coach page shows `coachNotLoaded` for the same call.
  'GET /v1/users/{id}': CLIENT_NOT_LOADED,
  'GET /v1/users/{id}/image': PHOTO_NOT_SHOWN,

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

  'POST /v1/calendar/schedules': HOURS_NOT_SAVED,
  'DELETE /v1/calendar/schedules/{id}': HOURS_NOT_SAVED,
  'POST /v1/calendar/schedules/{id}/time_slots': HOURS_NOT_SAVED,
  'POST /v1/calendar/sessions': {
    own: 'Помилка при збереженні тренування',
    byStatus: { 409: SLOT_TAKEN },
  },
  'GET /v1/calendar/sessions/{id}': 'Не вдалося завантажити сесію',
  'PUT /v1/calendar/sessions/{id}': {
    own: 'Не вдалося зберегти зміни в сесії',
    byStatus: { 409: SLOT_TAKEN },
  },
  'PATCH /v1/calendar/sessions/{id}': {
    own: 'Не вдалося змінити статус тренування',
    byStatus: { 409: ALREADY_HANDLED },
  },

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

  'GET /v1/programs/exercises': EXERCISES,
  'GET /v1/programs/exercises/{id}': EXERCISES,
  'GET /v1/programs/exercises/{id}/image': 'Не вдалося показати зображення вправи',
  'GET /v1/programs/muscles': MUSCLES,
  'GET /v1/programs/muscles/{id}': MUSCLES,
  'POST /v1/programs/': 'Не вдалося створити тренування',
  'GET /v1/programs/{id}': 'Не вдалося отримати вправи тренування',
  'DELETE /v1/programs/{id}': 'Помилка при видаленні тренування',
}
