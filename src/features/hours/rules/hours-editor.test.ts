import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { LAST_MINUTE, fromMinutes, isTime, toMinutes } from '#src/domain/time/clock-time.ts'
import {
  applyEdits,
  anyEdge,
  edits,
  keyAt,
  minute,
} from '#tests/fixtures/hours/hours-arbitrary.fixture.ts'

import {
  addRefusal,
  addSlot,
  copyDayToAll,
  editTime,
  fromSchedules,
  normaliseTimeInput,
  removeSlot,
  restOf,
  sameHours,
  type HoursSlot,
  type WeekHours,
} from './hours-editor.ts'

/** A week whose Monday has these slots, saved as s0, s1, …: '09:00–12:00'. */
const monday = (...slots: string[]): WeekHours =>
  fromSchedules(
    slots.map((slot, n) => ({
      id: `s${n}`,
      work_day: 0,
      start_time: slot.slice(0, 5),
      end_time: slot.slice(6),
    })),
  )

const texts = (week: WeekHours, day = 0): string[] =>
  (week[day] ?? []).map(({ start, end }) => `${start}–${end}`)

const anyWeek = edits.map((changes) => applyEdits(fromSchedules([]), changes))

function expectInOrder(week: WeekHours): void {
  for (const day of week) {
    let free = 0
    for (const { start, end } of day) {
      expect(isTime(start) && isTime(end)).toBe(true)
      expect(toMinutes(start)).toBeGreaterThanOrEqual(free)
      expect(toMinutes(end)).toBeGreaterThan(toMinutes(start))
      free = toMinutes(end)
    }
  }
}

describe('the saved week', () => {
  it('is sorted into seven days, with slots by start, without seconds', () => {
    const week = fromSchedules([
      { id: 'b', work_day: 6, start_time: '14:00:00', end_time: '18:00:00' },
      { id: 'a', work_day: 6, start_time: '09:00:00', end_time: '12:00' },
      { id: 'c', work_day: 2, start_time: '10:00', end_time: '11:00' },
    ])
    expect(week).toHaveLength(7)
    expect(week[6]).toEqual([
      { key: 'a', id: 'a', start: '09:00', end: '12:00' },
      { key: 'b', id: 'b', start: '14:00', end: '18:00' },
    ])
    expect(texts(week, 2)).toEqual(['10:00–11:00'])
    expect(texts(week, 0)).toEqual([])
  })
})

describe('adding a slot', () => {
  test.each([
    [[], ['09:00–18:00']],
    [['09:00–12:00'], ['09:00–12:00', '12:00–13:00']],
    [['09:00–22:59'], ['09:00–22:59', '22:59–23:59']],
    [['09:00–23:30'], ['09:00–23:30', '23:30–23:59']],
    [['09:00–23:59'], ['09:00–23:59']],
  ])('to %j makes %j', (before, after) => {
    expect(texts(addSlot(monday(...before), 0))).toEqual(after)
  })

  it('says why a day is full, and only then', () => {
    expect(addRefusal(monday('09:00–23:59')[0] ?? [])).toBe('Останній слот закінчується о 23:59')
    expect(addRefusal(monday('09:00–23:58')[0] ?? [])).toBeNull()
    expect(addRefusal([])).toBeNull()
  })

  it('does not reuse the key of a removed slot: its field may have a text that is not a time', () => {
    const before = addSlot(monday(), 0)
    const { key = '' } = before[0]?.[0] ?? {}
    expect(addSlot(removeSlot(before, 0, key), 0)[0]?.[0]?.key).not.toBe(key)
  })
})

describe('editing a time', () => {
  test.each([
    // Neighbours are moved, and shortened to a minute if necessary.
    ['s1', 'start', '08:00', '07:59–08:00 08:00–15:00 16:00–18:00'],
    ['s1', 'end', '20:00', '09:00–12:00 13:00–20:00 20:00–20:01'],
    // An end before the start moves the start back.
    ['s1', 'end', '12:30', '09:00–12:00 12:29–12:30 16:00–18:00'],
    // A start at or after the end moves the slot, and cuts it at the end of the day.
    ['s0', 'start', '12:00', '12:00–15:00 15:00–15:01 16:00–18:00'],
    ['s2', 'start', '20:15', '09:00–12:00 13:00–15:00 20:15–22:15'],
    ['s2', 'start', '23:00', '09:00–12:00 13:00–15:00 23:00–23:59'],
    // At least a minute is left for each slot before and after.
    ['s0', 'end', '23:59', '09:00–23:57 23:57–23:58 23:58–23:59'],
    ['s2', 'end', '00:00', '00:00–00:01 00:01–00:02 00:02–00:03'],
    // A typed text is parsed, or changes nothing.
    ['s0', 'start', '730', '07:30–12:00 13:00–15:00 16:00–18:00'],
    ['s0', 'start', 'noon', '09:00–12:00 13:00–15:00 16:00–18:00'],
    ['s9', 'start', '10:00', '09:00–12:00 13:00–15:00 16:00–18:00'],
  ] as const)('%s %s at %s makes %s', (key, edge, text, expected) => {
    const week = monday('09:00–12:00', '13:00–15:00', '16:00–18:00')
    const edited = editTime(week, 0, key, edge, text)
    expect(texts(edited).join(' ')).toBe(expected)
    expect(edited.flat().map(({ id }) => id)).toEqual(['s0', 's1', 's2'])
  })

  it('keeps the typed time unless it must be cut, is idempotent, and keeps the number of slots', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat({ max: 20 }), anyEdge, minute, (week, n, which, value) => {
        const key = keyAt(week, 0, n)
        const slots = week[0] ?? []
        const edited = editTime(week, 0, key, which, fromMinutes(value))
        expectInOrder(edited)
        expect(edited[0]?.map((slot) => slot.key)).toEqual(slots.map((slot) => slot.key))
        expect(edited.slice(1)).toEqual(week.slice(1))
        expect(editTime(edited, 0, key, which, fromMinutes(value))).toEqual(edited)

        const at = slots.findIndex((slot) => slot.key === key)
        const before = which === 'end' ? at + 1 : at
        const after = LAST_MINUTE - (slots.length - before)
        const expected = fromMinutes(Math.min(Math.max(value, before), after))
        expect(edited[0]?.[at]?.[which]).toBe(at < 0 ? undefined : expected)
      }),
    )
  })

  it('moves no time further than the typed one requires', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat({ max: 20 }), minute, (week, n, value) => {
        const edited = editTime(week, 0, keyAt(week, 0, n), 'end', fromMinutes(value))
        const slots = week[0] ?? []
        const at = n % Math.max(1, slots.length)
        const end = toMinutes(edited[0]?.[at]?.end ?? '')
        // Each slot in between takes a minute at least.
        const isFree = (other: HoursSlot, i: number) =>
          i < at
            ? toMinutes(other.end) <= end - (at - i)
            : i > at && toMinutes(other.start) >= end + (i - at - 1)
        expect(edited[0]).toEqual(expect.arrayContaining(slots.filter(isFree)))
      }),
    )
  })
})

it('removes only the given slot', () => {
  const week = removeSlot(monday('09:00–10:00', '11:00–12:00'), 0, 's0')
  expect(texts(week)).toEqual(['11:00–12:00'])
})

it('copies a day to every other day as unsaved slots', () => {
  const week = addSlot(monday('09:00–10:00', '11:00–12:00'), 3)
  const copied = copyDayToAll(week, 0)
  expect(copied[0]).toBe(week[0])
  for (const day of copied.slice(1)) {
    expect(day.map(({ start, end, id }) => [start, end, id])).toEqual([
      ['09:00', '10:00', null],
      ['11:00', '12:00', null],
    ])
  }
})

it('every week stays in order and every key unique, whatever is done', () => {
  fc.assert(
    fc.property(edits, (changes) => {
      let week = monday('09:00–12:00')
      for (const change of changes) {
        const before = structuredClone(week)
        const after = change(week)
        expect(week).toEqual(before)
        expectInOrder(after)
        const keys = after.flat().map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        week = after
      }
    }),
  )
})

test.each([
  ['09:00', '18:00', null],
  ['09:00', '09:30', '09:00–09:30'],
  ['09:15', '12:00', '11:15–12:00'],
  ['00:00', '23:59', '23:00–23:59'],
])('%s–%s leaves %j without a time slot', (start, end, rest) => {
  expect(restOf({ start, end })).toBe(rest)
})

describe('looking for unsaved changes', () => {
  it('treats 09:00:00 as 09:00, and ignores where a slot came from', () => {
    const slot = { key: 'x', id: null, start: '09:00:00', end: '10:00' }
    const typed = fromSchedules([]).map((_, day) => (day === 0 ? [slot] : []))
    expect(sameHours(monday('09:00–10:00'), typed)).toBe(true)
  })

  test.each([
    [monday('09:00–10:01')],
    [monday()],
    [monday('09:00–10:00', '10:00–11:00')],
    [monday('09:00–09:30', '09:30–10:00')],
    [fromSchedules([{ id: 's0', work_day: 1, start_time: '09:00', end_time: '10:00' }])],
  ])('detects a different week', (other) => {
    expect(sameHours(monday('09:00–10:00'), other)).toBe(false)
  })
})

test.each([
  ['9:5', '09:05'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['18', '18:00'],
  ['9:', '09:00'],
  ['9.30', '09:30'],
  ['9 30', '09:30'],
  [' 09:30 ', '09:30'],
  ['24:10', '23:59'],
  ['2410', '23:59'],
  ['24:75', '23:59'],
  ['99', '23:59'],
  ['9:60', null],
  ['960', null],
  ['', null],
  [':30', null],
  ['9:300', null],
  ['12345', null],
  ['-9', null],
  ['9am', null],
])('normaliseTimeInput(%j) is %j', (text, expected) => {
  expect(normaliseTimeInput(text)).toBe(expected)
})
