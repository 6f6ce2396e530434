import { expect, test } from 'vitest'

import { digitsFromPaste } from './one-time-code.ts'

test.each([
  ['1234', '1234'],
  ['12-34', '1234'],
  [' Код: 0 0 0 7.\n', '0007'],
  ['123', null],
  ['12345', null],
  ['', null],
  ['код', null],
  ['１２３４', null],
])('digitsFromPaste(%j) is %j', (text, expected) => {
  expect(digitsFromPaste(text)).toBe(expected)
})
