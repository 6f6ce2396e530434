/**
 * The fields of the login, checked before its call (product §5): each in the form that is sent, with
 * the text of its error. The fields of the other forms load with those forms (form-fields.ts).
 */
import * as v from 'valibot'

import { isPhone, normalisePhone } from '#src/domain/phone.ts'

export const Phone = v.pipe(
  v.string(),
  v.transform(normalisePhone),
  v.check(isPhone, 'Введіть номер у форматі +380 XX XXX XX XX'),
)

/** An existing password: the server decides whether it is right. */
export const GivenPassword = v.pipe(v.string(), v.nonEmpty('Пароль не може бути порожнім'))
