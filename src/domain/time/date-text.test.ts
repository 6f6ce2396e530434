import { expect, it, test } from 'vitest'

import { addDays, addMonths } from './calendar-date.ts'
import { fullDate, longDayText, numericDate, readDate, weekText } from './calendar-text.ts'
import { WEEK_LABELS, dayText, timeRange } from './date-text.ts'

test('a date in each form', () => {
  expect(dayText('2027-03-28')).toBe('нд, 28 березня')
  expect(longDayText('2027-12-31')).toBe("п'ятниця, 31 грудня")
  expect(fullDate('2027-02-27')).toBe('27 лютого 2027')
  expect(numericDate('2027-03-02')).toBe('02.03.2027')
})

it('names the days of a week from Monday', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2026-03-02', day))
  expect(WEEK_LABELS.join(' ')).toBe('Пн Вт Ср Чт Пт Сб Нд')
  expect(week.map((date) => dayText(date).split(',')[0]).join(' ')).toBe('пн вт ср чт пт сб нд')
  expect(week.map((date) => longDayText(date).split(',')[0]).join(' ')).toBe(
    "понеділок вівторок середа четвер п'ятниця субота неділя",
  )
})

it('names the months in the genitive', () => {
  const dates = Array.from({ length: 12 }, (_, month) => addMonths('2027-01-05', month))
  expect(dates.map((date) => dayText(date).split(', 5 ')[1]).join(' ')).toBe(
    'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  )
})

it('a text that is not a date throws', () => {
  for (const text of [dayText, longDayText, fullDate])
    for (const date of ['', '2027-13-01']) expect(() => text(date)).toThrow(RangeError)
})

it('a range of times has no seconds', () => {
  expect(timeRange('09:00', '10:00')).toBe('09:00–10:00')
  expect(timeRange('09:00:00', '23:59:00')).toBe('09:00–23:59')
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

test('a typed date is read, day first', () => {
  const texts = ['2.3.2027', ' 02/03/2027 ', '2-03-2027', '2 3 2027', '02032027']
  expect(texts.filter((text) => readDate(text) !== '2027-03-02')).toEqual([])
  const others = `2 02.03 02.03.27 2032027 29.02.2027 31.04.2027 00.01.2027 01.13.2027 02.03.0027
    02.03.20277 102.03.2027 102032027 020320271 2027-03-02 вчора`
  expect(['', ...others.split(/\s+/)].filter((text) => readDate(text) !== null)).toEqual([])
})
