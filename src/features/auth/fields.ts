/** What the forms ask for before a call (product §5): each field as it is sent, with the text of what is wrong with it. */
import * as v from 'valibot'

import { isPersonName, normaliseName } from '#src/domain/person-name.ts'
import { isPhone, normalisePhone } from '#src/domain/phone.ts'
import { isPassword } from '#src/features/auth/rules/password.ts'

const name = (wrong: string) =>
  v.pipe(v.string(), v.check(isPersonName, wrong), v.transform(normaliseName))

export const FirstName = name("Ім'я має містити від 1 до 40 символів, лише літери та апостроф")

export const LastName = name('Прізвище має містити від 1 до 40 символів, лише літери та апостроф')

export const Phone = v.pipe(
  v.string(),
  v.transform(normalisePhone),
  v.check(isPhone, 'Введіть номер у форматі +380 XX XXX XX XX'),
)

/** A password that exists already: whether it is right is the server's to say. */
export const GivenPassword = v.pipe(v.string(), v.nonEmpty('Пароль не може бути порожнім'))

export const StrongPassword = v.pipe(
  v.string(),
  v.check(isPassword, 'Пароль не відповідає вимогам'),
)

/** A password that replaces a forgotten one. */
export const NewPassword = v.pipe(GivenPassword, StrongPassword)
