/** What the forms check before a call (spec §5), each rule with its message. */
import { isPassword } from '#src/domain/password.ts'
import { isPersonName } from '#src/domain/person-name.ts'
import { isPhone, normalisePhone } from '#src/domain/phone.ts'

/** The message for a value that breaks its rule, or null. */
export type Rule = (value: string) => string | null

const PASSWORD_MISSING = 'Пароль не може бути порожнім'
const PASSWORD_WEAK = 'Пароль не відповідає вимогам'

export const firstNameRule: Rule = (value) =>
  isPersonName(value) ? null : "Ім'я має містити від 1 до 40 символів, лише літери та апостроф"

export const lastNameRule: Rule = (value) =>
  isPersonName(value) ? null : 'Прізвище має містити від 1 до 40 символів, лише літери та апостроф'

export const phoneRule: Rule = (value) =>
  isPhone(normalisePhone(value)) ? null : 'Введіть номер у форматі +380 XX XXX XX XX'

/** A password that exists already: whether it is right is the server's to say. */
export const passwordGivenRule: Rule = (value) => (value === '' ? PASSWORD_MISSING : null)

export const passwordRule: Rule = (value) => (isPassword(value) ? null : PASSWORD_WEAK)

export const newPasswordRule: Rule = (value) => passwordGivenRule(value) ?? passwordRule(value)
