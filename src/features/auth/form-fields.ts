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

/** The code in a pasted text: its only four digits in a row, or all its digits; null if neither. */
export function digitsFromPaste(text: string): string | null {
  const groups = text.match(/\d+/g) ?? []
  const codes = [...new Set(groups.filter(({ length }) => length === CODE_LENGTH))]
  const code = codes.length === 1 ? codes.join('') : groups.join('')
  return code.length === CODE_LENGTH ? code : null
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
