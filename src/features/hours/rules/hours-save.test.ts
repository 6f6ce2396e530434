import { describe, expect, it } from 'vitest'

import {
  copyDayToAll,
  editTime,
  fromSchedules,
  removeSlot,
  type WeekHours,
  type WorkingSlot,
} from './hours-editor.ts'
import { NO_PROGRESS, afterReading, isOvertaken, presentSlots, savePlan } from './hours-save.ts'

const slot = (id: string, work_day: number, start: string, end: string): WorkingSlot => ({
  id,
  work_day,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
})
const create = (work_day: number, start: string, end: string) => ({
  kind: 'create',
  work_day,
  start_time: start,
  end_time: end,
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
    expect(savePlan(saved, week)).toEqual([])
  })

  it('creates a changed slot before the old one is deleted', () => {
    expect(savePlan(saved, aInTheEvening)).toEqual([create(0, '18:00', '20:00'), remove('a')])
  })

  it('creates all new slots before any is deleted', () => {
    const later = changed({
      a: { start: '18:00', end: '20:00' },
      b: { start: '20:00', end: '21:00' },
    })
    expect(savePlan(saved, later)).toEqual([
      create(0, '18:00', '20:00'),
      create(0, '20:00', '21:00'),
      remove('a'),
      remove('b'),
    ])
  })

  it('a change creates first what overlaps the slot that it replaces', () => {
    const squeezed = editTime(week, 0, 'a', 'end', '14:00')
    expect(savePlan(saved, squeezed)).toEqual([
      create(0, '09:00', '14:00'),
      create(0, '14:00', '15:00'),
      remove('a'),
      remove('b'),
    ])
  })

  it('deletes what was removed, and creates what is new', () => {
    const copied = copyDayToAll(removeSlot(week, 0, 'b'), 0)
    expect(savePlan(saved, copied)).toEqual([
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
    expect(savePlan(saved, again)).toEqual([])
  })

  it('keeps the slots if two have changed places', () => {
    const swapped = changed({
      a: { start: '13:00', end: '15:00' },
      b: { start: '09:00', end: '12:00' },
    })
    expect(savePlan(saved, swapped)).toEqual([])
  })
})

describe('the plan if a server allowed two slots with the same times', () => {
  const twins = [slot('a', 0, '09:00', '12:00'), slot('b', 0, '09:00', '12:00')]

  it('is empty when nothing differs', () => {
    expect(savePlan(twins, fromSchedules(twins))).toEqual([])
  })

  it.each(['a', 'b'])('deletes the one that was removed, %s', (key) => {
    expect(savePlan(twins, removeSlot(fromSchedules(twins), 0, key))).toEqual([remove(key)])
  })
})

describe('the plan after a save stopped halfway', () => {
  const made = { work_day: 0, start_time: '18:00', end_time: '20:00', id: 'n', generated: false }

  it('generates only what was created, then deletes the old one', () => {
    const progress = { created: [made], deleted: [] }
    expect(savePlan(saved, aInTheEvening, progress)).toEqual([
      { kind: 'generate', id: 'n' },
      remove('a'),
    ])
  })

  it('a retry only deletes the old one if that failed', () => {
    const progress = { created: [{ ...made, generated: true }], deleted: [] }
    expect(savePlan(saved, aInTheEvening, progress)).toEqual([remove('a')])
  })

  it('is empty if everything was done', () => {
    const progress = { created: [{ ...made, generated: true }], deleted: ['a'] }
    expect(savePlan(saved, aInTheEvening, progress)).toEqual([])
  })

  it('deletes what the coach no longer wants', () => {
    expect(savePlan(saved, week, { created: [made], deleted: [] })).toEqual([remove('n')])
  })

  it('creates a deleted slot again if the coach wants it after all', () => {
    expect(savePlan(saved, week, { created: [], deleted: ['a'] })).toEqual([
      create(0, '09:00', '12:00'),
    ])
  })
  it('creates a slot again that is wanted after a replacement took its time slots', () => {
    const longer = { work_day: 0, start_time: '09:00', end_time: '12:30', id: 'n', generated: true }
    expect(savePlan(saved, week, { created: [longer], deleted: [] })).toEqual([
      remove('a'),
      create(0, '09:00', '12:00'),
      remove('n'),
    ])
  })

  it('generates nothing for a created slot that must be created again', () => {
    const first = { ...made, id: 'n' }
    const longer = { ...made, start_time: '17:30', id: 'm', generated: true }
    const progress = { created: [first, longer], deleted: ['a'] }
    expect(savePlan(saved, aInTheEvening, progress)).toEqual([
      remove('n'),
      create(0, '18:00', '20:00'),
      remove('m'),
    ])
  })

  it('leaves the slot alone that was created again', () => {
    const longer = { work_day: 0, start_time: '09:00', end_time: '12:30', id: 'n', generated: true }
    const added = { work_day: 0, start_time: '09:00', end_time: '12:00', id: 'm', generated: true }
    const progress = { created: [longer, added], deleted: ['a'] }
    expect(savePlan(saved, week, progress)).toEqual([remove('n')])
  })
})

const anySlot = (id: string, work_day = 0) => ({
  id,
  work_day,
  start_time: '09:00:00',
  end_time: '10:00:00',
})
const made = (id: string, generated = false) => ({
  ...anySlot(id),
  generated,
})

it('derives the server’s slots from the saved ones and the progress', () => {
  const progress = { created: [made('n1'), made('n2')], deleted: ['s1', 'n2'] }
  const ids = presentSlots([anySlot('s1'), anySlot('s2')], progress).map(({ id }) => id)
  expect(ids).toEqual(['s2', 'n1'])
})

it('a created slot counts once if the saved ones were read again', () => {
  const progress = { created: [made('n1')], deleted: [] }
  expect(presentSlots([anySlot('n1')], progress)).toHaveLength(1)
})

it('finds out from a new read what was added and removed', () => {
  const progress = { created: [made('n1', true), made('n2', true)], deleted: [] }
  const fresh = [anySlot('s1'), anySlot('n1'), anySlot('x')]
  expect(afterReading(progress, [anySlot('s1'), anySlot('s2')], fresh)).toEqual({
    created: [made('n1', true), made('n2', true), made('x')],
    deleted: ['s2', 'n2'],
  })
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
/** The progress of a save that has created one slot on Monday. */
const createdUntil = (end: string) => ({
  ...NO_PROGRESS,
  created: [{ ...daySlot('created', MON, end), generated: false }],
})

describe('12.10: a draft that was never sent', () => {
  const draft = { saved: [friday], edited: mondayOnly, progress: null }

  it('can be saved over the hours that it was begun from, and over hours that equal it', () => {
    expect(isOvertaken(draft, [daySlot('other id', FRI)])).toBe(false)
    expect(isOvertaken(draft, [monday])).toBe(false)
  })

  it('is overtaken by any other hours', () => {
    expect(isOvertaken(draft, [])).toBe(true)
    expect(isOvertaken(draft, [friday, monday])).toBe(true)
  })
})

describe('12.10: a draft whose save stopped halfway', () => {
  const draft = { saved: [friday], edited: mondayOnly, progress: NO_PROGRESS }

  it('treats missing and additional slots as its own if it wants them so: answers may have been lost', () => {
    expect(isOvertaken(draft, [friday])).toBe(false)
    expect(isOvertaken(draft, [friday, daySlot('new', MON)])).toBe(false)
    expect(isOvertaken(draft, [daySlot('new', MON)])).toBe(false)
    expect(isOvertaken(draft, [])).toBe(false)
  })

  it('recognises what it has created, also after further edits', () => {
    const progress = createdUntil('17:00')
    expect(isOvertaken({ ...draft, progress }, [friday, daySlot('created', MON, '17:00')])).toBe(
      false,
    )
  })

  it('is overtaken by a slot that it does not want', () => {
    expect(isOvertaken(draft, [friday, daySlot('new', FRI, '12:00')])).toBe(true)
    expect(isOvertaken(draft, [friday, daySlot('new', MON, '17:00')])).toBe(true)
    expect(isOvertaken(draft, [daySlot('new', MON), daySlot('other', FRI)])).toBe(true)
  })

  it('is overtaken if a slot that it keeps is missing', () => {
    const progress = createdUntil('18:00')
    expect(isOvertaken({ ...draft, progress }, [friday])).toBe(true)
    const both = fromSchedules([monday, friday])
    expect(isOvertaken({ ...draft, edited: both }, [])).toBe(true)
  })
})
