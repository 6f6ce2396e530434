import type { OperationOf } from '#src/errors/catalogue.ts'

import type { Expected } from './expected.ts'

/** Product §8 «Registration». */
const registration = {
  own: 'Спробуйте пізніше',
  byStatus: {
    409: { text: 'Цей номер вже використовується', field: 'phone' },
    422: 'Помилка валідації. Перевірте введені дані.',
  },
}

export const auth = {
  'POST /v1/auth/registration/start': registration,
  'POST /v1/auth/register': registration,
  // Product §8 has no text for it.
  'POST /v1/auth/registration/complete': {
    own: 'Не вдалося завершити реєстрацію. Спробуй пізніше',
    byStatus: { 409: 'Цей номер вже використовується' },
  },
  'POST /v1/auth/login': {
    own: 'Спробуйте пізніше',
    byStatus: {
      401: { text: 'Невірний пароль', field: 'password' },
      404: { text: 'Такого користувача не існує', field: 'phone' },
      429: 'Забагато спроб, спробуйте через 15 хв',
    },
  },
  // Product §8 «Token refresh»: the user is logged out, and reads that the session is over.
  'POST /v1/auth/login/refresh': { own: 'Спробуйте пізніше' },
  // Product §8 has no text for it.
  'POST /v1/auth/otp/send': { own: 'Не вдалося надіслати код' },
  'POST /v1/auth/otp/resend': { own: 'Не вдалося надіслати код' },
  'POST /v1/auth/otp/verify': {
    own: 'Спробуйте пізніше',
    byStatus: {
      400: 'Не вірний код. Спробуйте ще раз',
      403: 'Дія заборонена',
      410: 'Не вірний код. Спробуйте ще раз',
      422: 'Неправильний формат коду',
      429: 'Забагато спроб, спробуйте через 15 хв',
    },
  },
  'POST /v1/auth/reset_password/start': {
    own: 'Не вдалось надіслати код',
    byStatus: { 429: 'Забагато запитів, спробуйте пізніше' },
  },
  'POST /v1/auth/reset_password/complete': {
    own: 'Спробуйте пізніше',
    byStatus: {
      401: 'Сесія скидання протермінована, спробуйте ще раз',
      403: 'Недостатньо прав для зміни пароля',
      404: 'Сесія не знайдена',
      410: 'Сесія скидання протермінована, спробуйте ще раз',
    },
  },
} satisfies Expected<OperationOf<'auth'>>
