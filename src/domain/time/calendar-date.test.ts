import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  addDays,
  addMonths,
  daysBetween,
  isDate,
  monthPeriod,
  weekday,
  weekOf,
  weekPeriod,
} from './calendar-date.ts'

const date = fc
  .date({
    min: new Date('1901-01-01T00:00:00Z'),
    max: new Date('2198-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((day) => day.toISOString().slice(0, 10))
const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const count = fc.integer({ min: -300, max: 300 })

test.each([
  ['2027-03-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-01-00', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00', false],
  ['2027-01-01\n', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['9999-12-31', false],
  ['', false],
])('isDate(%j) is %j', (text, expected) => {
  expect(isDate(text)).toBe(expected)
})

describe('addDays', () => {
  test.each([
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-30', 1, '2027-10-31'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s and %d days is %s', (from, n, expected) => {
    expect(addDays(from, n)).toBe(expected)
  })

  it('is the inverse of daysBetween', () => {
    fc.assert(
      fc.property(date, count, (from, n) => {
        const to = addDays(from, n)
        expect(isDate(to)).toBe(true)
        expect(daysBetween(from, to)).toBe(n)
        expect(addDays(to, -n)).toBe(from)
      }),
    )
  })
})

describe('addMonths', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-05-31', 1, '2027-06-30'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-02-28', 0, '2027-02-28'],
  ])('%s and %d months is %s', (from, n, expected) => {
    expect(addMonths(from, n)).toBe(expected)
  })

  it('returns a date of the requested month, on the same day or its last', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -11, max: 11 }), (from, n) => {
        const to = addMonths(from, n)
        expect(isDate(to)).toBe(true)
        expect(months(to) - months(from)).toBe(n)
        const clamped = to.slice(8) !== from.slice(8)
        if (clamped) expect(addDays(to, 1).slice(8)).toBe('01')
        expect(to.slice(8) <= from.slice(8)).toBe(true)
      }),
    )
  })
})

describe('the week', () => {
  test.each([
    ['2026-03-02', 0],
    ['2027-03-28', 6],
    ['2027-10-31', 6],
    ['1969-12-31', 2],
  ])('%s is day %d', (day, expected) => {
    expect(weekday(day)).toBe(expected)
  })

  it('has seven dates around the changes to summer and winter time', () => {
    expect(weekOf('2027-03-28')).toEqual([
      '2027-03-22',
      '2027-03-23',
      '2027-03-24',
      '2027-03-25',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
    ])
    expect(weekOf('2027-10-31').at(0)).toBe('2027-10-25')
    expect(weekOf('2027-11-01').at(0)).toBe('2027-11-01')
  })

  it('is seven distinct dates from Monday, the date among them', () => {
    fc.assert(
      fc.property(date, (day) => {
        const week = weekOf(day)
        expect(new Set(week).size).toBe(7)
        expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
        expect(week[weekday(day)]).toBe(day)
        expect(weekPeriod(day)).toEqual({ from: week[0], to: week[6] })
      }),
    )
  })
})

describe('monthPeriod', () => {
  it('is six weeks that hold the whole month', () => {
    fc.assert(
      fc.property(date, (day) => {
        const first = `${day.slice(0, 8)}01`
        const { from, to } = monthPeriod(day)
        expect(weekday(from)).toBe(0)
        expect(from <= first && daysBetween(from, first) < 7).toBe(true)
        expect(daysBetween(from, to)).toBe(41)
        expect(addDays(addMonths(first, 1), -1) <= to).toBe(true)
      }),
    )
  })
})

test.each([
  () => addDays('', 1),
  () => addMonths('2027-13-01', 1),
  () => weekOf('x'),
  () => weekday(''),
])('throws on a text that is not a date: %s', (call) => {
  expect(call).toThrow(RangeError)
})

test('the error names the text that is not a date', () => {
  expect(() => weekday('tomorrow')).toThrow('Not a date: tomorrow')
})
