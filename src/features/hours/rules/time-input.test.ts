import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { fromMinutes } from '#src/domain/time/clock-time.ts'

import { normaliseTimeInput } from './time-input.ts'

test.each([
  ['09:30', '09:30'],
  ['9:5', '09:05'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['18', '18:00'],
  ['9:', '09:00'],
  ['9.30', '09:30'],
  ['9 30', '09:30'],
  [' 09:30 ', '09:30'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:10', '23:59'],
  ['2410', '23:59'],
  ['24:75', '23:59'],
  ['99', '23:59'],
  ['9:60', null],
  ['960', null],
  ['', null],
  [':30', null],
  ['9:300', null],
  ['12345', null],
  ['-9', null],
  ['9am', null],
])('normaliseTimeInput(%j) is %j', (text, expected) => {
  expect(normaliseTimeInput(text)).toBe(expected)
})

it('parses every formatted time', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1439 }), (value) => {
      expect(normaliseTimeInput(fromMinutes(value))).toBe(fromMinutes(value))
    }),
  )
})
