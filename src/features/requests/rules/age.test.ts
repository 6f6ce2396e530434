import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { ageLabel } from './age.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test.each([
  [-5 * MINUTE, 'щойно'],
  [0, 'щойно'],
  [MINUTE - 1, 'щойно'],
  [MINUTE, '1 хв назад'],
  [2 * MINUTE - 1, '1 хв назад'],
  [HOUR - 1, '59 хв назад'],
  [HOUR, '1 год тому'],
  [2 * HOUR - 1, '1 год тому'],
  [30 * HOUR, '30 год тому'],
])('%d ms old: %s', (age, expected) => {
  const createdAt = Date.UTC(2027, 2, 1, 9)
  expect(ageLabel(createdAt, createdAt + age)).toBe(expected)
})

it('the age is in minutes from 1 to 59 and hours from 1 on', () => {
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: 100 * HOUR }), (age) => {
      const [number = '', unit] = ageLabel(0, age).split(' ')
      if (unit === undefined) expect(age).toBeLessThan(MINUTE)
      else expect(Math.floor(age / (unit === 'хв' ? MINUTE : HOUR))).toBe(Number(number))
      if (unit === 'хв') expect(Number(number)).toBeLessThan(60)
    }),
  )
})
