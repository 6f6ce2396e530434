import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { isSuspect, measureIsFar, repsAreFar, weightIsFar } from './mistyped.ts'

// Pairs of a number and the last one, which is 0 for the first number.
test.each([
  ['a weight', weightIsFar, '225/22 141/70 7/70 34/70 14/4 4/14 501/0', true],
  // 13 after 4 is close enough, although more than twice of it.
  ['a weight', weightIsFar, '140/70 35/70 13/4 4/13 2.5/12 500/0 1/0', false],
  ['a number of repetitions', repsAreFar, '51/16 120/12 501/0', true],
  ['a number of repetitions', repsAreFar, '51/17 50/1 1/100 500/0', false],
])('%s is far from the last one, %o: %s is %s', (_, isFar, pairs, expected) => {
  const found = pairs.split(' ').filter((pair) => {
    const [value = 0, last = 0] = pair.split('/').map(Number)
    return isFar(value, last)
  })
  expect(found.join(' ')).toBe(expected ? pairs : '')
})

const weights = fc.integer({ min: 1, max: 400 })

describe('what is asked about', () => {
  it('is neither an empty field nor a number that was there before', () => {
    fc.assert(
      fc.property(fc.array(weights, { minLength: 1 }), (earlier) => {
        for (const isFar of [weightIsFar, repsAreFar])
          expect([0, ...earlier].filter((one) => isSuspect(one, earlier, isFar))).toEqual([])
      }),
    )
  })

  it('does not depend on unknown earlier numbers, and a known one more never adds a question', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.array(weights), weights, (value, earlier, one) => {
        const before = isSuspect(value, earlier, weightIsFar)
        expect(isSuspect(value, [0, ...earlier, 0], weightIsFar)).toBe(before)
        if (earlier.length > 0 && !before)
          expect(isSuspect(value, [...earlier, one], weightIsFar)).toBe(false)
      }),
    )
  })

  it('is a measurement outside of its range, whatever the last one was', () => {
    const suspect = (value: number, last: number) =>
      isSuspect(value, [last], measureIsFar([25, 300]))
    expect([suspect(310, 310), suspect(24, 24)]).toEqual([true, true])
    expect([suspect(300, 290), suspect(90, 0)]).toEqual([false, false])
  })
})
