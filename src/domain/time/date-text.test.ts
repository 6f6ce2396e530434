import { describe, expect, it, test } from 'vitest'

import { addDays, addMonths } from './calendar-date.ts'
import { WEEK_LABELS, dayText, fullDate, longDayText, timeRange } from './date-text.ts'

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
  expect(() => fullDate('2027-13-01')).toThrow(new RangeError('No word number 12'))
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
    const genitive = new Intl.DateTimeFormat('uk', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    for (let month = 0; month < 12; month += 1) {
      const date = addMonths('2027-01-05', month)
      expect(dayText(date).split(', ')[1]).toBe(genitive.format(Date.parse(date)))
    }
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
