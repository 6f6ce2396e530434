import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { isSuspect, measureIsFar, repsAreFar, weightIsFar } from './mistyped.ts'

describe('a weight is far', () => {
  test.each([
    [225, 22, true],
    [140, 70, false],
    [141, 70, true],
    [7, 70, true],
    [35, 70, false],
    [34, 70, true],
    // Close enough, although more than twice or less than half of it.
    [13, 4, false],
    [14, 4, true],
    [4, 13, false],
    [4, 14, true],
    [2.5, 12, false],
    // The first weight.
    [500, 0, false],
    [501, 0, true],
    [1, 0, false],
  ])('%d kg after %d kg: %s', (value, last, expected) => {
    expect(weightIsFar(value, last)).toBe(expected)
  })
})

describe('repetitions are far', () => {
  test.each([
    [51, 16, true],
    [51, 17, false],
    [50, 1, false],
    [120, 12, true],
    [1, 100, false],
    [500, 0, false],
    [501, 0, true],
  ])('%d after %d: %s', (value, last, expected) => {
    expect(repsAreFar(value, last)).toBe(expected)
  })
})

const weights = fc.integer({ min: 1, max: 400 })

describe('what is asked about', () => {
  it('is neither an empty field nor a number that was there before', () => {
    fc.assert(
      fc.property(fc.array(weights, { minLength: 1 }), (earlier) => {
        expect(isSuspect(0, earlier, weightIsFar)).toBe(false)
        expect(earlier.filter((one) => isSuspect(one, earlier, weightIsFar))).toEqual([])
        expect(earlier.filter((one) => isSuspect(one, earlier, repsAreFar))).toEqual([])
      }),
    )
  })

  it('is every weight with a digit too many, if the exercise had one weight', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 9 }), (last, digit) => {
        const value = last * 10 + digit
        expect(isSuspect(value, [last], weightIsFar)).toBe(value - last >= 10)
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
    const isFar = measureIsFar([25, 300])
    expect(isSuspect(310, [310], isFar)).toBe(true)
    expect(isSuspect(24, [24], isFar)).toBe(true)
    expect(isSuspect(300, [290], isFar)).toBe(false)
    expect(isSuspect(90, [0], isFar)).toBe(false)
  })
})
