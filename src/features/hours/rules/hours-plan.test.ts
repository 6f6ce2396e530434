import { describe, expect, it } from 'vitest'

import {
  copyDayToAll,
  editTime,
  fromSchedules,
  removeSlot,
  type WeekHours,
  type WorkingSlot,
} from './hours-editor.ts'
import { resumePlan, savePlan } from './hours-plan.ts'

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
  const made = { work_day: 0, start: '18:00', end: '20:00', id: 'n', generated: false }

  it('generates only what was created, then deletes the old one', () => {
    const progress = { created: [made], deleted: [] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([
      { kind: 'generate', id: 'n' },
      remove('a'),
    ])
  })

  it('a retry only deletes the old one if that failed', () => {
    const progress = { created: [{ ...made, generated: true }], deleted: [] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([remove('a')])
  })

  it('is empty if everything was done', () => {
    const progress = { created: [{ ...made, generated: true }], deleted: ['a'] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([])
  })

  it('deletes what the coach no longer wants', () => {
    expect(resumePlan(saved, week, { created: [made], deleted: [] })).toEqual([remove('n')])
  })

  it('creates a deleted slot again if the coach wants it after all', () => {
    expect(resumePlan(saved, week, { created: [], deleted: ['a'] })).toEqual([
      create(0, '09:00', '12:00'),
    ])
  })
  it('creates a slot again that is wanted after a replacement took its time slots', () => {
    const longer = { work_day: 0, start: '09:00', end: '12:30', id: 'n', generated: true }
    expect(resumePlan(saved, week, { created: [longer], deleted: [] })).toEqual([
      remove('a'),
      create(0, '09:00', '12:00'),
      remove('n'),
    ])
  })

  it('generates nothing for a created slot that must be created again', () => {
    const first = { ...made, id: 'n' }
    const longer = { ...made, start: '17:30', id: 'm', generated: true }
    const progress = { created: [first, longer], deleted: ['a'] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([
      remove('n'),
      create(0, '18:00', '20:00'),
      remove('m'),
    ])
  })

  it('leaves the slot alone that was created again', () => {
    const longer = { work_day: 0, start: '09:00', end: '12:30', id: 'n', generated: true }
    const added = { work_day: 0, start: '09:00', end: '12:00', id: 'm', generated: true }
    const progress = { created: [longer, added], deleted: ['a'] }
    expect(resumePlan(saved, week, progress)).toEqual([remove('n')])
  })
})
