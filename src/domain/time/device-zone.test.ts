import { describe, expect, it } from 'vitest'

import { useDeviceZone } from '#tests/fixtures/device/time-zone.fixture.ts'

import { addDays, addMonths, daysBetween, weekOf, weekday } from './calendar-date.ts'
import { dayText } from './date-text.ts'
import { kyivInstant, kyivNow } from './kyiv-time.ts'

// Kyiv's calendar on devices far behind, at home and far ahead: the results must be the same.
describe.each([
  ['America/New_York', 300],
  ['Europe/Kyiv', -120],
  ['Pacific/Kiritimati', -840],
])('on a device in %s', (zone, januaryOffset) => {
  useDeviceZone(zone)

  it('the device really is in that zone', () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(januaryOffset)
  })

  it('a week is seven dates from Monday, one day apart', () => {
    for (const date of ['2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-01-01']) {
      const week = weekOf(date)
      expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(week[weekday(date)]).toBe(date)
      expect(week.map((day) => daysBetween(week[0] ?? '', day))).toEqual([0, 1, 2, 3, 4, 5, 6])
    }
  })

  it('days and months are counted on the calendar, today and its midnight are those of Kyiv', () => {
    expect([1, -1].map((days) => addDays('2027-10-31', days))).toEqual(['2027-11-01', '2027-10-30'])
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(dayText('2027-03-28')).toBe('нд, 28 березня')
    const lateEvening = Date.parse('2027-03-28T20:59:00Z')
    expect(kyivNow(lateEvening)).toEqual({ date: '2027-03-28', time: '23:59' })
    expect(kyivNow(lateEvening + 60_000)).toEqual({ date: '2027-03-29', time: '00:00' })
    expect(kyivInstant('2027-03-28', '23:59')).toBe(lateEvening)
  })
})
