/**
 * The fields that the forms check before a call (product §5): each in the form that is sent, with
 * the text of its error.
 */
import * as v from 'valibot'

import { isPersonName, normaliseName } from '#src/domain/names.ts'
import { isPhone, normalisePhone } from '#src/domain/phone.ts'
import { isPassword } from '#src/features/auth/rules/secrets.ts'

const name = (wrong: string) =>
  v.pipe(v.string(), v.check(isPersonName, wrong), v.transform(normaliseName))

export const FirstName = name("Ім'я має містити від 1 до 40 символів, лише літери та апостроф")

export const LastName = name('Прізвище має містити від 1 до 40 символів, лише літери та апостроф')

export const Phone = v.pipe(
  v.string(),
  v.transform(normalisePhone),
  v.check(isPhone, 'Введіть номер у форматі +380 XX XXX XX XX'),
)

/** An existing password: the server decides whether it is right. */
export const GivenPassword = v.pipe(v.string(), v.nonEmpty('Пароль не може бути порожнім'))

export const StrongPassword = v.pipe(
  v.string(),
  v.check(isPassword, 'Пароль не відповідає вимогам'),
)

/** A password that replaces a forgotten one. */
export const NewPassword = v.pipe(GivenPassword, StrongPassword)
