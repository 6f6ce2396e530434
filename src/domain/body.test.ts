import { describe, expect, it, test } from 'vitest'

import { bodySpecs, changeOf, EMPTY_BODY, hasMeasurement, latestOf, takenOf } from './body.ts'

const entry = (date: string, weight: number, waist = 0) => ({
  date,
  weight,
  chest: 0,
  waist,
  hips: 0,
})

describe('what is typed', () => {
  it('is sent in the order of client_info, empty as 0', () => {
    expect(bodySpecs({ weight: '88', chest: '', waist: '94', hips: '' })).toEqual([88, 0, 94, 0])
    expect(bodySpecs(EMPTY_BODY)).toEqual([0, 0, 0, 0])
  })

  test.each([
    [EMPTY_BODY, false],
    [{ ...EMPTY_BODY, waist: '0' }, false],
    [{ ...EMPTY_BODY, waist: '94' }, true],
  ])('%o is a measurement: %s', (body, expected) => {
    expect(hasMeasurement(body)).toBe(expected)
  })
})

describe('the latest of a measure', () => {
  const entries = [
    entry('2027-01-01', 89.2, 96),
    entry('2027-02-01', 88.1),
    entry('2027-03-01', 88.1),
  ]

  it('comes with its date and its change, without binary noise', () => {
    expect(latestOf(entries.slice(0, 2), 'weight')).toEqual({
      value: 88.1,
      date: '2027-02-01',
      change: -1.1,
    })
    expect(latestOf(entries, 'weight')?.change).toBe(0)
  })

  it('passes over the days it was not taken', () => {
    expect(latestOf(entries, 'waist')).toEqual({ value: 96, date: '2027-01-01', change: null })
    expect(latestOf(entries, 'hips')).toBeNull()
  })
})

test('the history of a measure leaves out the days it was not taken', () => {
  const entries = [entry('2027-01-01', 89.2, 96), entry('2027-02-01', 88.1)]
  expect(takenOf(entries, 'waist')).toEqual([{ date: '2027-01-01', value: 96 }])
  expect(takenOf(entries, 'hips')).toEqual([])
  const [first, last] = takenOf(entries, 'weight')
  expect(first && last && changeOf(first, last)).toBe(-1.1)
})
