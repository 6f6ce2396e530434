import { describe, expect, it, test } from 'vitest'

import { GOALS } from '#src/api/choices.gen.ts'

import {
  bodySpecs,
  suspectMeasures,
  EMPTY_BODY,
  hasMeasurement,
  lastBody,
  latestOf,
  datedValuesOf,
} from './body.ts'

const entry = (date: string, weight: number, waist = 0) => ({
  date,
  weight,
  chest: 0,
  waist,
  hips: 0,
})
const entries = [entry('2027-01-01', 89.2, 96), entry('2027-02-01', 88.1)]

test('what is typed is sent in the order of client_info, with 0 for an empty field', () => {
  expect(bodySpecs({ weight: '88', chest: '', waist: '94', hips: '' })).toEqual([88, 0, 94, 0])
  const typed = ['', '0', '94'].map((waist) => hasMeasurement({ ...EMPTY_BODY, waist }))
  expect(typed).toEqual([false, false, true])
  expect(bodySpecs(EMPTY_BODY)).toEqual([0, 0, 0, 0])
})

test('the latest of a measure has its date and change, without rounding errors and empty days', () => {
  expect(latestOf(entries, 'weight')).toEqual({ value: 88.1, date: '2027-02-01', change: -1.1 })
  expect(latestOf([...entries, entry('2027-03-01', 88.1)], 'weight')?.change).toBe(0)
  expect(latestOf(entries, 'waist')).toEqual({ value: 96, date: '2027-01-01', change: null })
  expect(latestOf(entries, 'hips')).toBeNull()
  expect(datedValuesOf(entries, 'waist')).toEqual([{ date: '2027-01-01', value: 96 }])
})

test('the last measurement is from the history, else from the card', () => {
  const last = { weight: 88.1, chest: 101, waist: 96, hips: 0 }
  expect(lastBody(entries, [88, 101, 95, 0])).toEqual(last)
  expect(lastBody([])).toEqual({ weight: 0, chest: 0, waist: 0, hips: 0 })
})

describe('what needs a confirmation before it is sent (decision 55)', () => {
  const last = { weight: 80, chest: 0, waist: 100, hips: 0 }

  test.each([
    ['weight', '97 63', '96 64 0', last],
    ['weight', '24 301', '25 300', lastBody([])],
    ['chest', '39 201', '40 200', lastBody([])],
    ['waist', '39 201', '40 200', lastBody([])],
    ['hips', '39 201', '40 200', lastBody([])],
  ])('a %s of %s, not of %s, after %o', (measure, far, near, before) => {
    const asked = (value: string) =>
      suspectMeasures({ ...EMPTY_BODY, [measure]: value }, before).length > 0
    expect(`${near} ${far}`.split(' ').filter(asked).join(' ')).toBe(far)
    expect(asked('')).toBe(false)
  })

  it('includes the last value', () => {
    expect(suspectMeasures({ ...EMPTY_BODY, weight: '645', waist: '9' }, last)).toEqual([
      { id: 'weight 645', measure: 'weight', value: 645, last: 80 },
      { id: 'waist 9', measure: 'waist', value: 9, last: 100 },
    ])
  })
})

it('offers the goals of the specification in its order', () => {
  expect(GOALS).toEqual([
    'Схуднення',
    "Набір м'язової маси",
    'Підтягнуте тіло (рельєф)',
    "Здоров'я (баланс, гнучкість, мобільність)",
    'Реабілітація',
  ])
})
