import * as v from 'valibot'
import { expect, it, test } from 'vitest'

import { digitsFromPaste, passwordRequirements, StrongPassword } from './form-fields.ts'

test.each([
  ['', false, false],
  ['1234567', false, false],
  ['12345678', true, false],
  ['123456!', false, true],
  ['Trener2026!', true, true],
  [`!${'a'.repeat(127)}`, true, true],
  [`!${'a'.repeat(128)}`, false, true],
  // Five characters to the server, though nine UTF-16 units.
  ['😀😀😀😀!', false, true],
])('%j: long enough %j, has a special character %j', (password, length, special) => {
  expect(passwordRequirements(password)).toEqual({ length, special })
  expect(v.is(StrongPassword, password)).toBe(length && special)
})

it('the rule accepts each of ! @ # $ % ^ & * and no other character as special', () => {
  const special = Array.from('!@#$%^&*()-_=+[]{};:\'",.<>/?\\|`~№ ').filter((sign) =>
    v.is(StrongPassword, `Пароль12${sign}`),
  )
  expect(special.join('')).toBe('!@#$%^&*')
})

test.each([
  ['1234', '1234'],
  ['12-34', '1234'],
  [' Код: 0 0 0 7.\n', '0007'],
  ['1234 — код, діє 5 хвилин\n@pulse.ua #1234', '1234'],
  ['050 111 22 33: 1234', '1234'],
  ['1234 або 4321', null],
  ['123', null],
  ['12345', null],
  ['', null],
  ['код', null],
  ['１２３４', null],
])('digitsFromPaste(%j) is %j', (text, expected) => {
  expect(digitsFromPaste(text)).toBe(expected)
})
