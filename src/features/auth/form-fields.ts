/** The fields of a registration and of a new password, as those of the login (login-fields.ts). */
import * as v from 'valibot'

import { isPersonName, normaliseName } from '#src/domain/person-name.ts'
import { isPassword } from '#src/features/auth/rules/password.ts'

import { GivenPassword } from './login-fields.ts'

const name = (wrong: string) =>
  v.pipe(v.string(), v.check(isPersonName, wrong), v.transform(normaliseName))

export const FirstName = name("Ім'я має містити від 1 до 40 символів, лише літери та апостроф")

export const LastName = name('Прізвище має містити від 1 до 40 символів, лише літери та апостроф')

export const StrongPassword = v.pipe(
  v.string(),
  v.check(isPassword, 'Пароль не відповідає вимогам'),
)

/** A password that replaces a forgotten one. */
export const NewPassword = v.pipe(GivenPassword, StrongPassword)
