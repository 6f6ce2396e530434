import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays, addMonths } from './calendar-date.ts'
import { weekText, numericDate, readDate } from './calendar-text.ts'
import {
  WEEK_LABELS,
  dayText,
  fullDate,
  longDayText,
  timeRange,
  shortDayName,
} from './date-text.ts'

test.each([
  ['2026-03-02', 'пн, 2 березня', 'понеділок, 2 березня'],
  ['2027-03-28', 'нд, 28 березня', 'неділя, 28 березня'],
  ['2027-12-31', 'пт, 31 грудня', "п'ятниця, 31 грудня"],
])('%s reads «%s» and «%s»', (date, short, long) => {
  expect(dayText(date)).toBe(short)
  expect(longDayText(date)).toBe(long)
})

test('a full date has its year in any year', () => {
  expect(fullDate('2027-02-27')).toBe('27 лютого 2027')
  expect(fullDate('2026-10-01')).toBe('1 жовтня 2026')
})

test('a month that does not exist has no text', () => {
  expect(() => fullDate('2027-13-01')).toThrow(RangeError)
})

describe('the words', () => {
  it('name the days of a week from Monday', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2026-03-02', day))
    expect(WEEK_LABELS.join(' ')).toBe('Пн Вт Ср Чт Пт Сб Нд')
    expect(week.map((date) => dayText(date).split(',')[0])).toEqual(
      WEEK_LABELS.map((label) => label.toLowerCase()),
    )
    expect(week.map((date) => longDayText(date).split(',')[0]).join(' ')).toBe(
      "понеділок вівторок середа четвер п'ятниця субота неділя",
    )
  })

  it('name the months in the genitive', () => {
    const genitive =
      'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'
    const dates = Array.from({ length: 12 }, (_, month) => addMonths('2027-01-05', month))
    expect(dates.map((date) => dayText(date).split(', ')[1])).toEqual(
      genitive.split(' ').map((month) => `5 ${month}`),
    )
  })
})

it('a text that is not a date throws', () => {
  expect(() => dayText('')).toThrow(RangeError)
  expect(() => longDayText('tomorrow')).toThrow(RangeError)
})

test.each([
  ['09:00', '10:00', '09:00–10:00'],
  ['09:00:00', '23:59:00', '09:00–23:59'],
])('timeRange(%s, %s) is %s', (start, end, expected) => {
  expect(timeRange(start, end)).toBe(expected)
})

test.each([
  ['2027-03-01', '2027-03-07', '1–7 березня'],
  ['2027-03-29', '2027-04-04', '29 березня – 4 квітня'],
  ['2028-03-06', '2028-03-12', '6–12 березня 2028'],
  ['2026-12-28', '2027-01-03', '28 грудня 2026 – 3 січня 2027'],
  ['2026-06-29', '2026-07-05', '29 червня – 5 липня 2026'],
])('%s to %s, in 2027, is %s', (from, to, text) => {
  expect(weekText(from, to, '2027')).toBe(text)
})

test('the month of a date', () => {
  expect(shortDayName('2027-03-01')).toBe('Пн 1 березня')
  expect(shortDayName('2027-11-30')).toBe('Вт 30 листопада')
})

test.each([
  ['02.03.2027', '2027-03-02'],
  ['2.3.2027', '2027-03-02'],
  [' 02/03/2027 ', '2027-03-02'],
  ['2-03-2027', '2027-03-02'],
  ['2 3 2027', '2027-03-02'],
  ['02032027', '2027-03-02'],
  ['29.02.2028', '2028-02-29'],
])('«%s» is %s', (text, date) => {
  expect(readDate(text)).toBe(date)
})

test.each(['', '2', '02.03', '02.03.27', '2032027', '29.02.2027', '31.04.2027', '00.01.2027'])(
  '«%s» is not a date',
  (text) => expect(readDate(text)).toBeNull(),
)

test.each([
  '01.13.2027',
  '02.03.0027',
  '02.03.20277',
  '102.03.2027',
  '102032027',
  '020320271',
  '2027-03-02',
  'вчора',
])('«%s» is not read as a date', (text) => expect(readDate(text)).toBeNull())

test('a date is written day first, with dots', () => {
  expect(numericDate('2027-03-02')).toBe('02.03.2027')
})

test('every formatted date is parsed as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 109_000 }), (days) => {
      const date = addDays('1900-01-01', days)
      expect(readDate(numericDate(date))).toBe(date)
      expect(readDate(numericDate(date).replaceAll('.', ''))).toBe(date)
    }),
  )
})
