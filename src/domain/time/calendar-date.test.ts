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

test('a date exists, in 1900–2199', () => {
  const dates = '2027-03-28 2028-02-29 1900-01-01 2199-12-31'
  const others = `2027-02-29 2027-02-30 2027-13-01 2027-00-10 2027-01-00 2027-1-1 2027-01-01T00:00
    1899-12-31 9999-12-31`
  expect(`${others} ${dates}`.split(/\s+/).filter(isDate).join(' ')).toBe(dates)
  expect(['', '2027-01-01\n'].filter(isDate)).toEqual([])
})

describe('days', () => {
  test.each([
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s and %d days is %s', (from, n, expected) => {
    expect(addDays(from, n)).toBe(expected)
  })

  it('are added and counted alike', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -300, max: 300 }), (from, n) => {
        const to = addDays(from, n)
        expect(isDate(to)).toBe(true)
        expect(daysBetween(from, to)).toBe(n)
        expect(addDays(to, -n)).toBe(from)
      }),
    )
  })
})

describe('months', () => {
  test.each([
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-02-28', 0, '2027-02-28'],
    ['0001-01-31', 1, '0001-02-28'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
  ])('%s and %d months is %s', (from, n, expected) => {
    expect(addMonths(from, n)).toBe(expected)
  })

  it('keep the day, or end on the last one', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -11, max: 11 }), (from, n) => {
        const to = addMonths(from, n)
        expect(isDate(to)).toBe(true)
        expect(months(to) - months(from)).toBe(n)
        if (to.slice(8) !== from.slice(8)) expect(addDays(to, 1).slice(8)).toBe('01')
        expect(to.slice(8) <= from.slice(8)).toBe(true)
      }),
    )
  })

  it('are shown in six weeks that hold the whole month', () => {
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

describe('the week', () => {
  it('begins on Monday', () => {
    const days = ['2026-03-02', '2027-03-28', '2027-10-31', '1969-12-31']
    expect(days.map(weekday)).toEqual([0, 6, 6, 2])
    expect(weekOf('2027-10-31').at(0)).toBe('2027-10-25')
    expect(weekOf('2027-11-01').at(0)).toBe('2027-11-01')
  })

  it('is seven distinct dates, the date among them', () => {
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

test('a text that is not a date throws, and the error names it', () => {
  expect(() => addMonths('2027-13-01', 1)).toThrow(RangeError)
  for (const call of [weekday, weekOf, (text: string) => addDays(text, 1)])
    expect(() => call('tomorrow')).toThrow(new RangeError('Not a date: tomorrow'))
})
