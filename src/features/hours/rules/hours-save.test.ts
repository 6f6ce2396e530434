import { describe, expect, it } from 'vitest'

import {
  copyDayToAll,
  editTime,
  fromSchedules,
  removeSlot,
  type WeekHours,
  type WorkingSlot,
} from './hours-editor.ts'
import { afterReading, areHoursOvertaken, hasSteps, savePlan } from './hours-save.ts'

const slot = (id: string, work_day: number, start: string, end: string): WorkingSlot => ({
  id,
  work_day,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
})
const create = (work_day: number, start: string, end: string) => ({
  kind: 'create',
  slot: { work_day, start_time: start, end_time: end },
})
const remove = (id: string) => ({ kind: 'delete', id })

const saved = [slot('a', 0, '09:00', '12:00'), slot('b', 0, '13:00', '15:00')]
const week = fromSchedules(saved)

/** The week with other times for its slots. */
const changed = (times: Record<string, { start: string; end: string }>): WeekHours =>
  week.map((day) => day.map((s) => ({ ...s, ...times[s.key] })))

const aInTheEvening = changed({ a: { start: '18:00', end: '20:00' } })

describe('the plan', () => {
  it('is empty when nothing differs', () => {
    expect(savePlan(week, saved)).toEqual([])
    expect(hasSteps({ saved, edited: week, present: null })).toBe(false)
  })

  it('of a failed save has the rest, also where the hours are as before', () => {
    const present = saved.map((one) => ({ ...one, generated: true }))
    expect(hasSteps({ saved, edited: week, present })).toBe(false)
    expect(hasSteps({ saved, edited: week, present: present.slice(1) })).toBe(true)
    expect(hasSteps({ saved, edited: aInTheEvening, present: null })).toBe(true)
  })

  it('creates a changed slot before the old one is deleted', () => {
    expect(savePlan(aInTheEvening, saved)).toEqual([create(0, '18:00', '20:00'), remove('a')])
  })

  it('creates all new slots before any is deleted', () => {
    const later = changed({
      a: { start: '18:00', end: '20:00' },
      b: { start: '20:00', end: '21:00' },
    })
    expect(savePlan(later, saved)).toEqual([
      create(0, '18:00', '20:00'),
      create(0, '20:00', '21:00'),
      remove('a'),
      remove('b'),
    ])
  })

  it('a change creates first what overlaps the slot that it replaces', () => {
    const squeezed = editTime(week, 0, 'a', 'end', '14:00')
    expect(savePlan(squeezed, saved)).toEqual([
      create(0, '09:00', '14:00'),
      create(0, '14:00', '15:00'),
      remove('a'),
      remove('b'),
    ])
  })

  it('deletes what was removed, and creates what is new', () => {
    const copied = copyDayToAll(removeSlot(week, 0, 'b'), 0)
    expect(savePlan(copied, saved)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((day) => create(day, '09:00', '12:00')),
      remove('b'),
    ])
  })

  it('keeps a slot that was removed and added again with the same times', () => {
    const again = copyDayToAll(week, 1).map((_, day) =>
      day === 0
        ? [
            { key: 'local-1', id: null, start: '09:00', end: '12:00' },
            { key: 'local-2', id: null, start: '13:00', end: '15:00' },
          ]
        : [],
    )
    expect(savePlan(again, saved)).toEqual([])
  })

  it('keeps the slots if two have changed places', () => {
    const swapped = changed({
      a: { start: '13:00', end: '15:00' },
      b: { start: '09:00', end: '12:00' },
    })
    expect(savePlan(swapped, saved)).toEqual([])
  })
})

describe('the plan if a server allowed two slots with the same times', () => {
  const twins = [slot('a', 0, '09:00', '12:00'), slot('b', 0, '09:00', '12:00')]

  it('is empty when nothing differs', () => {
    expect(savePlan(fromSchedules(twins), twins)).toEqual([])
  })

  it.each(['a', 'b'])('deletes the one that was removed, %s', (key) => {
    expect(savePlan(removeSlot(fromSchedules(twins), 0, key), twins)).toEqual([remove(key)])
  })
})

describe('the plan after a save stopped halfway', () => {
  const [a, b] = [slot('a', 0, '09:00', '12:00'), slot('b', 0, '13:00', '15:00')]
  const made = (id: string, start: string, end: string, generated: boolean) => ({
    ...slot(id, 0, start, end),
    generated,
  })

  it('generates only what was created, then deletes the old one', () => {
    expect(savePlan(aInTheEvening, [...saved, made('n', '18:00', '20:00', false)])).toEqual([
      { kind: 'generate', id: 'n' },
      remove('a'),
    ])
  })

  it('a retry only deletes the old one if that failed', () => {
    expect(savePlan(aInTheEvening, [...saved, made('n', '18:00', '20:00', true)])).toEqual([
      remove('a'),
    ])
  })

  it('is empty if everything was done', () => {
    expect(savePlan(aInTheEvening, [b, made('n', '18:00', '20:00', true)])).toEqual([])
  })

  it('deletes what the coach no longer wants', () => {
    expect(savePlan(week, [...saved, made('n', '18:00', '20:00', false)])).toEqual([remove('n')])
  })

  it('creates a deleted slot again if the coach wants it after all', () => {
    expect(savePlan(week, [b])).toEqual([create(0, '09:00', '12:00')])
  })

  it('creates a slot again that is wanted after a replacement took its time slots', () => {
    expect(savePlan(week, [...saved, made('n', '09:00', '12:30', true)])).toEqual([
      remove('a'),
      create(0, '09:00', '12:00'),
      remove('n'),
    ])
  })

  it('also if the replacement was deleted elsewhere', () => {
    const present = [...saved, made('n', '09:00', '12:30', true)]
    expect(savePlan(week, afterReading(present, saved))).toEqual([
      remove('a'),
      create(0, '09:00', '12:00'),
    ])
  })

  it('generates nothing for a created slot that must be created again', () => {
    const present = [b, made('n', '18:00', '20:00', false), made('m', '17:30', '20:00', true)]
    expect(savePlan(aInTheEvening, present)).toEqual([
      remove('n'),
      create(0, '18:00', '20:00'),
      remove('m'),
    ])
  })

  it('leaves the slot alone that was created again', () => {
    const present = [b, made('n', '09:00', '12:30', true), made('m', '09:00', '12:00', true)]
    expect(savePlan(week, present)).toEqual([remove('n')])
  })

  it('leaves saved slots alone that overlap each other', () => {
    const longer = slot('c', 0, '09:00', '12:30')
    expect(savePlan(fromSchedules([a, longer]), [a, longer])).toEqual([])
  })
})

it('finds out from a new read what was added and removed', () => {
  const of = (id: string) => slot(id, 0, '09:00', '10:00')
  const present = [
    of('s1'),
    of('s2'),
    ...['n1', 'n2'].map((id) => ({ ...of(id), generated: true })),
  ]
  expect(afterReading(present, ['s1', 'n1', 'x'].map(of))).toEqual([
    of('s1'),
    { ...of('n1'), generated: true },
    { ...of('n2'), generated: true, gone: true },
    { ...of('x'), generated: false },
  ])
})

const MON = 0
const FRI = 4
const daySlot = (id: string, work_day: number, end_time = '18:00') => ({
  id,
  work_day,
  start_time: '09:00',
  end_time,
})
const monday = daySlot('mon', MON)
const friday = daySlot('fri', FRI)
const mondayOnly = fromSchedules([monday])
/** The server's slots after a save has created one on Monday. */
const createdUntil = (end: string) => [
  friday,
  { ...daySlot('created', MON, end), generated: false },
]

describe('12.10: a draft that was never sent', () => {
  const draft = { saved: [friday], edited: mondayOnly, present: null }

  it('can be saved over the hours that it was begun from, and over hours that equal it', () => {
    expect(areHoursOvertaken(draft, [daySlot('other id', FRI)])).toBe(false)
    expect(areHoursOvertaken(draft, [monday])).toBe(false)
  })

  it('is overtaken by any other hours', () => {
    expect(areHoursOvertaken(draft, [])).toBe(true)
    expect(areHoursOvertaken(draft, [friday, monday])).toBe(true)
  })
})

describe('12.10: a draft whose save stopped halfway', () => {
  const draft = { saved: [friday], edited: mondayOnly, present: [friday] }

  it('treats missing and additional slots as its own if it wants them so: answers may have been lost', () => {
    expect(areHoursOvertaken(draft, [friday])).toBe(false)
    expect(areHoursOvertaken(draft, [friday, daySlot('new', MON)])).toBe(false)
    expect(areHoursOvertaken(draft, [daySlot('new', MON)])).toBe(false)
    expect(areHoursOvertaken(draft, [])).toBe(false)
  })

  it('recognises what it has created, also after further edits', () => {
    const present = createdUntil('17:00')
    expect(
      areHoursOvertaken({ ...draft, present }, [friday, daySlot('created', MON, '17:00')]),
    ).toBe(false)
  })

  it('is overtaken by a slot that it does not want', () => {
    expect(areHoursOvertaken(draft, [friday, daySlot('new', FRI, '12:00')])).toBe(true)
    expect(areHoursOvertaken(draft, [friday, daySlot('new', MON, '17:00')])).toBe(true)
    expect(areHoursOvertaken(draft, [daySlot('new', MON), daySlot('other', FRI)])).toBe(true)
  })

  it('is overtaken if a slot that it keeps is missing', () => {
    const present = createdUntil('18:00')
    expect(areHoursOvertaken({ ...draft, present }, [friday])).toBe(true)
    const both = fromSchedules([monday, friday])
    expect(areHoursOvertaken({ ...draft, edited: both }, [])).toBe(true)
  })
})
