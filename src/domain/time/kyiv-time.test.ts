import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'

import { addDays, addMonths, weekday } from './calendar-date.ts'
import { dayText } from './date-text.ts'
import { kyivInstant, kyivNow } from './kyiv-time.ts'
import { hoursText, zoneNote } from './own-time.ts'

// Midnights in winter and in summer, and both changes of the clocks.
test.each([
  ['2027-01-15T21:59:59.999Z', '2027-01-15', '23:59'],
  ['2027-01-15T22:00:00Z', '2027-01-16', '00:00'],
  ['2027-07-15T20:59:59Z', '2027-07-15', '23:59'],
  ['2027-07-15T21:00:00Z', '2027-07-16', '00:00'],
  ['2027-03-28T00:59:00Z', '2027-03-28', '02:59'],
  ['2027-03-28T01:00:00Z', '2027-03-28', '04:00'],
  ['2027-10-31T00:59:00Z', '2027-10-31', '03:59'],
  ['2027-10-31T01:00:00Z', '2027-10-31', '03:00'],
  // The first and the last of RFC 3339, and the zero date of Go and .NET.
  ['0000-01-01T00:00:00Z', '0000-01-01', '02:02'],
  ['0001-01-01T00:00:00Z', '0001-01-01', '02:02'],
  ['9999-12-31T23:59:59Z', '9999-12-31', '23:59'],
])('%s is %s %s', (instant, date, time) => {
  expect(kyivNow(Date.parse(instant))).toEqual({ date, time })
})

// A time that spring skips, and the second of two that autumn repeats.
test.each([
  ['2027-07-15', '09:00:30', '2027-07-15T06:00:30Z'],
  ['2027-03-28', '02:59', '2027-03-28T00:59:00Z'],
  ['2027-03-28', '03:30', '2027-03-28T01:30:00Z'],
  ['2027-03-28', '04:00', '2027-03-28T01:00:00Z'],
  ['2027-10-31', '02:59', '2027-10-30T23:59:00Z'],
  ['2027-10-31', '03:30', '2027-10-31T01:30:00Z'],
  ['2027-10-31', '04:00', '2027-10-31T02:00:00Z'],
  ['0001-01-01', '00:00', '0000-12-31T21:57:56Z'],
  ['9999-12-31', '23:59', '9999-12-31T21:59:00Z'],
])('in Kyiv, %s %s is %s', (date, time, expected) => {
  expect(kyivInstant(date, time)).toBe(Date.parse(expected))
})

it('throws on a text that is not a time', () => {
  expect(() => kyivInstant('2027-03-28', 'soon')).toThrow(RangeError)
})

it('an instant is the inverse of a time, and the date changes exactly at midnight', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2037, 0, 1) })
  fc.assert(
    fc.property(moment, (instant) => {
      const { date, time } = kyivNow(instant)
      expect(kyivNow(kyivInstant(date, time))).toEqual({ date, time })
      const midnight = kyivInstant(addDays(date, 1), '00:00')
      expect(kyivNow(midnight)).toEqual({ date: addDays(date, 1), time: '00:00' })
      expect(kyivNow(midnight - 1)).toEqual({ date, time: '23:59' })
    }),
  )
})

// Kyiv's calendar on devices far behind, at home and far ahead: the results must be the same.
describe.each([
  ['America/New_York', 300, ', у тебе 09:00', ', у тебе 09:00'],
  ['Europe/Kyiv', -120, '', ''],
  // Kyiv's hours in summer alone.
  ['Europe/Istanbul', -180, ', у тебе 17:00', ''],
  ['Pacific/Kiritimati', -840, ', у тебе пт, 5 березня, 04:00', ', у тебе пт, 2 липня, 03:00'],
])('on a device in %s', (zone, januaryOffset, winter, summer) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  it('the device really is in that zone', () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(januaryOffset)
  })

  it('hours are said to be Kyiv’s, beside its own, if it shows others', () => {
    const on = (date: string) => ({ date, start_time: '16:00:00', end_time: '17:00' })
    const said = ['2027-03-04', '2027-07-01'].map((date) => hoursText(on(date)))
    expect(said.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(
      [winter, summer].map((own) => `16:00–17:00${own && ` за київським часом${own}`}`),
    )
    expect(zoneNote('2027-07-01')).toBe(summer && ' за київським часом')
  })

  it('days and months are counted on the calendar, today and its midnight are those of Kyiv', () => {
    expect([1, -1].map((days) => addDays('2027-10-31', days))).toEqual(['2027-11-01', '2027-10-30'])
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    const days = ['2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-01-01']
    expect(days.map(weekday)).toEqual([6, 6, 6, 6, 4])
    expect(dayText('2027-03-28')).toBe('нд, 28 березня')
    const lateEvening = Date.parse('2027-03-28T20:59:00Z')
    expect(kyivNow(lateEvening)).toEqual({ date: '2027-03-28', time: '23:59' })
    expect(kyivNow(lateEvening + 60_000)).toEqual({ date: '2027-03-29', time: '00:00' })
    expect(kyivInstant('2027-03-28', '23:59')).toBe(lateEvening)
    for (const year of ['0000', '9999'])
      expect(
        hoursText({ date: `${year}-12-31`, start_time: '23:00', end_time: '23:30' }),
      ).toContain('23:00–23:30')
  })
})
