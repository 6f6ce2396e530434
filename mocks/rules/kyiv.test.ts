import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isWallTime } from '../engine/wall-time.ts'
import { addDays, exactWallTime, instantOf, todayOf, wallTime, weekdayOf } from './kyiv.ts'

describe('wall time and instants', () => {
  it('are refused for a day that does not exist', () => {
    expect(['2027-03-02T09:40', '2028-02-29T23:59:59'].filter(isWallTime)).toHaveLength(2)
    const none = ['today', '2027-03-02', '2027-02-30T09:40', '2027-03-02T24:00', '1970-01-01T00:00']
    expect(none.filter(isWallTime)).toEqual([])
    expect(isWallTime('2027-03-02T09:40:00.000')).toBe(false)
  })

  it('has seconds only if they are not zero', () => {
    const wall = ['2027-03-02T09:40', '2027-10-31T04:00:07']
    expect(wall.map((text) => exactWallTime(instantOf(text)))).toEqual(wall)
  })

  it.each([
    ['2027-03-02T09:40', '2027-03-02T07:40:00.000Z'],
    ['2027-07-02T09:40:00', '2027-07-02T06:40:00.000Z'],
    // Clocks change from 03:00 to 04:00 on 28.03.2027 and from 04:00 to 03:00 on 31.10.2027.
    ['2027-03-28T02:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T04:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T02:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31T03:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31T04:00:07', '2027-10-31T02:00:07.000Z'],
  ])('%s is %s', (wall, iso) => {
    expect(new Date(instantOf(wall)).toISOString()).toBe(iso)
  })

  it('round-trip, except for the hour that a clock change repeats', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = minute * 60_000
        expect([instant, instant - 3_600_000]).toContain(instantOf(wallTime(instant)))
      }),
    )
  })

  it('change the date at Kyiv midnight', () => {
    expect(todayOf(Date.parse('2027-03-01T21:59:59Z'))).toBe('2027-03-01')
    expect(wallTime(Date.parse('2027-03-01T22:00:00Z'))).toBe('2027-03-02T00:00')
  })
})

it('dates cross month ends and clock changes by the day, weeks begin on Monday', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addDays('2027-11-01', -1)).toBe('2027-10-31')
  expect(['2027-03-01', '2027-03-07', '2027-03-08'].map(weekdayOf)).toEqual([0, 6, 0])
})
