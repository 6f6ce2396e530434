import type { Catalogue, OperationOf } from './catalogue-types.ts'
import { CODE_NOT_SENT } from './messages.ts'

const LATER = 'Спробуйте пізніше'
const LOCKED = 'Забагато спроб, спробуйте через 15 хв'
const WRONG_CODE = 'Не вірний код. Спробуйте ще раз'
const RESET_EXPIRED = 'Сесія скидання протермінована, спробуйте ще раз'
const PHONE_TAKEN = 'Цей номер вже використовується'

/** Product §8 «Registration». */
const registration = {
  own: LATER,
  byStatus: {
    409: { text: PHONE_TAKEN, field: 'phone' },
    422: 'Помилка валідації. Перевірте введені дані.',
  },
}

export const auth = {
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
} satisfies Catalogue<OperationOf<'auth'>>
