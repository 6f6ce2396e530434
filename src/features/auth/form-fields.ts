/**
 * The fields that the forms check before a call (product §5): each in the form that is sent, with
 * the text of its error; and the rules of passwords and codes.
 */
import * as v from 'valibot'

import { isPersonName, normaliseName } from '#src/domain/names.ts'
import { isPhone, normalisePhone } from '#src/domain/phone.ts'

/**
 * Which requirements of the checklist below it a new password meets (product §4, product §9): 8 to
 * 128 characters, and at least one of ! @ # $ % ^ & *. Characters are code points, as the server's
 * schema counts them.
 */
export function passwordRequirements(password: string) {
  const { length } = Array.from(password)
  return { length: length >= 8 && length <= 128, special: /[!@#$%^&*]/.test(password) }
}

/** Digits of a one-time code, and boxes on the screen (product §9). */
export const CODE_LENGTH = 4

/**
 * The code in a pasted text, such as '1234' in 'Код: 12-34'; null unless it has exactly 4 digits.
 */
export function digitsFromPaste(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === CODE_LENGTH ? digits : null
}

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
  v.check(
    (password) => Object.values(passwordRequirements(password)).every(Boolean),
    'Пароль не відповідає вимогам',
  ),
)

/** A password that replaces a forgotten one. */
export const NewPassword = v.pipe(GivenPassword, StrongPassword)
