import { describe, expect, it, test } from 'vitest'

import {
  bodySpecs,
  changeOf,
  suspectMeasures,
  EMPTY_BODY,
  hasMeasurement,
  lastBody,
  latestOf,
  datedValuesOf,
  GOALS,
} from './body.ts'

const entry = (date: string, weight: number, waist = 0) => ({
  date,
  weight,
  chest: 0,
  waist,
  hips: 0,
})

describe('what is typed', () => {
  it('is sent in the order of client_info, with 0 for an empty field', () => {
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

  it('has its date and its change, without rounding errors', () => {
    expect(latestOf(entries.slice(0, 2), 'weight')).toEqual({
      value: 88.1,
      date: '2027-02-01',
      change: -1.1,
    })
    expect(latestOf(entries, 'weight')?.change).toBe(0)
  })

  it('skips the days without a measurement', () => {
    expect(latestOf(entries, 'waist')).toEqual({ value: 96, date: '2027-01-01', change: null })
    expect(latestOf(entries, 'hips')).toBeNull()
  })
})

test('the history of a measure leaves out the days without a measurement', () => {
  const entries = [entry('2027-01-01', 89.2, 96), entry('2027-02-01', 88.1)]
  expect(datedValuesOf(entries, 'waist')).toEqual([{ date: '2027-01-01', value: 96 }])
  expect(datedValuesOf(entries, 'hips')).toEqual([])
  const [first, last] = datedValuesOf(entries, 'weight')
  expect(first && last && changeOf(first, last)).toBe(-1.1)
})

test('the last measurement is from the history, else from the card', () => {
  const entries = [entry('2027-01-01', 89.2, 96), entry('2027-02-01', 88.1)]
  expect(lastBody(entries, [88, 101, 95, 0])).toEqual({
    weight: 88.1,
    chest: 101,
    waist: 96,
    hips: 0,
  })
  expect(lastBody([])).toEqual({ weight: 0, chest: 0, waist: 0, hips: 0 })
})

describe('what needs a confirmation before it is sent (decision 55)', () => {
  const last = { weight: 80, chest: 0, waist: 100, hips: 0 }

  test.each([
    ['96', false],
    ['97', true],
    ['64', false],
    ['63', true],
    ['0', false],
    ['', false],
  ])('a weight of %s after 80: %s', (weight, expected) => {
    expect(suspectMeasures({ ...EMPTY_BODY, weight }, last).length > 0).toBe(expected)
  })

  test.each([
    ['weight', '24', true],
    ['weight', '25', false],
    ['weight', '300', false],
    ['weight', '301', true],
    ['chest', '39', true],
    ['waist', '39', true],
    ['waist', '40', false],
    ['hips', '200', false],
    ['hips', '201', true],
  ])('a first %s of %s: %s', (measure, value, expected) => {
    expect(suspectMeasures({ ...EMPTY_BODY, [measure]: value }, lastBody([])).length > 0).toBe(
      expected,
    )
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
