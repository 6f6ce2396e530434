import { describe, expect, it } from 'vitest'

import type { WeekHours } from './hours-editor.ts'
import {
  afterReading,
  areHoursOvertaken,
  hasSteps,
  type HoursStep,
  type PresentSlot,
  savePlan,
} from './hours-save.ts'

const time = (text = ''): string => (text.includes(':') ? text : `${text}:00`).padStart(5, '0')

/** Slots in short, such as 'a 09–12:30' on Monday, 'b@4 10–11' on Friday. */
const read = (slots: string) =>
  slots.split(', ').flatMap((text) => {
    const [name = '', times, ...marks] = text.split(' ')
    if (times === undefined) return []
    const [id = '', day = '0'] = name.split('@')
    const [start, end] = times.split('–')
    return [{ id, work_day: Number(day), start: time(start), end: time(end), marks }]
  })

/** The server's slots: saved ones, or 'created' or 'generated' by a save, and 'gone' since. */
const present = (slots: string): PresentSlot[] =>
  read(slots).map(({ id, work_day, start, end, marks }) => ({
    id,
    work_day,
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    ...(marks.length > 0 && { generated: marks.includes('generated') }),
    ...(marks.includes('gone') && { gone: true }),
  }))

/** The week of the editor; a slot named 'new' was added there. */
const edited = (slots: string): WeekHours =>
  Array.from({ length: 7 }, (_, day) =>
    read(slots)
      .filter(({ work_day }) => work_day === day)
      .map(({ id, start, end }, n) => ({
        key: `${id} ${n}`,
        id: id === 'new' ? null : id,
        start,
        end,
      })),
  )

const stepText = (step: HoursStep): string => {
  if (step.kind !== 'create') return `${step.kind} ${step.id}`
  const { work_day, start_time, end_time } = step.slot
  return `create @${work_day} ${start_time}–${end_time}`
}

const AB = 'a 9–12, b 13–15'

describe('the plan', () => {
  // What else a save must do is seen by the properties of `hours-retry.test.ts`.
  it.each([
    ['is empty when nothing differs', AB, AB, ''],
    [
      'creates all new slots, also one that overlaps the slot it replaces, before any is deleted',
      'a 9–14, b 14–15',
      AB,
      'create @0 09:00–14:00, create @0 14:00–15:00, delete a, delete b',
    ],
    ['keeps slots that were removed and added again', 'new 9–12, new 13–15', AB, ''],
    ['leaves saved slots alone that overlap', 'a 9–12, b 9–12:30', 'a 9–12, b 9–12:30', ''],
    // A server might allow two slots with the same times.
    ['deletes the twin that was removed', 'a 9–12', 'a 9–12, b 9–12', 'delete b'],
    ['deletes the other twin', 'b 9–12', 'a 9–12, b 9–12', 'delete a'],
    // After a save that stopped halfway.
    [
      'generates only what was created, then deletes the old one',
      'a 18–20, b 13–15',
      `${AB}, n 18–20 created`,
      'generate n, delete a',
    ],
    ['deletes what is no longer wanted', AB, `${AB}, n 18–20 created`, 'delete n'],
    [
      'creates a slot again that is wanted after a replacement, gone since, took its time slots',
      AB,
      `${AB}, n 9–12:30 generated gone`,
      'delete a, create @0 09:00–12:00',
    ],
    [
      'generates nothing for a created slot that must be created again',
      'a 18–20, b 13–15',
      'b 13–15, n 18–20 created, m 17:30–20 generated',
      'delete n, create @0 18:00–20:00, delete m',
    ],
  ])('%s', (_, week, there, plan) => {
    expect(savePlan(edited(week), present(there)).map(stepText).join(', ')).toBe(plan)
  })

  it.each([
    ['is all that is unsaved at first', 'a 18–20, b 13–15', null, true],
    ['is empty for the saved hours', AB, null, false],
    [
      'of a failed save is empty if the server has the hours',
      AB,
      'a 9–12 generated, b 13–15',
      false,
    ],
    ['of a failed save has the rest, also where the hours are as before', AB, 'b 13–15', true],
  ])('%s', (_, week, there, unsaved) => {
    const draft = {
      saved: present(AB),
      edited: edited(week),
      present: there === null ? null : present(there),
    }
    expect(hasSteps(draft)).toBe(unsaved)
  })
})

it('finds out from a new read what was added and removed', () => {
  const known = present('s1 9–10, s2 9–10, n1 9–10 generated, n2 9–10 generated')
  expect(afterReading(known, present('s1 9–10, n1 9–10, x 9–10'))).toEqual(
    present('s1 9–10, n1 9–10 generated, n2 9–10 generated gone, x 9–10 created'),
  )
})

/** Whether a draft that moves Friday's hours to Monday is overtaken by those of the server. */
const isOvertaken = (fresh: string, there: string | null, week = 'mon 9–18'): boolean =>
  areHoursOvertaken(
    {
      saved: present('fri@4 9–18'),
      edited: edited(week),
      present: there === null ? null : present(there),
    },
    present(fresh),
  )

describe('12.10: a draft that was never sent', () => {
  it.each([
    ['the hours that it was begun from', 'other@4 9–18', false],
    ['hours that equal it', 'other 9–18', false],
    ['no hours', '', true],
    ['any other hours', 'fri@4 9–18, mon 9–18', true],
  ])('saved over %s', (_, fresh, overtaken) => {
    expect(isOvertaken(fresh, null)).toBe(overtaken)
  })
})

describe('12.10: a draft whose save stopped halfway', () => {
  const FRI = 'fri@4 9–18'

  it.each([
    // Answers may have been lost: what is added or missing as the draft wants it is its own.
    ['nothing has changed', FRI, FRI, false],
    ['a wanted slot was added', `${FRI}, new 9–18`, FRI, false],
    ['all was done', 'new 9–18', FRI, false],
    ['only the deletion was done', '', FRI, false],
    [
      'its own slot has the times of an earlier edit',
      `${FRI}, own 9–17`,
      `${FRI}, own 9–17 created`,
      false,
    ],
    ['an unwanted slot was added', `${FRI}, new@4 9–12`, FRI, true],
    ['a slot with other times was added', `${FRI}, new 9–17`, FRI, true],
    ['a slot was added beside the wanted one', 'new 9–18, other@4 9–18', FRI, true],
    ['the slot that it has created is missing', FRI, `${FRI}, own 9–18 created`, true],
  ])('%s', (_, fresh, there, overtaken) => {
    expect(isOvertaken(fresh, there)).toBe(overtaken)
  })

  it('is overtaken if a slot that it keeps is missing', () => {
    expect(isOvertaken('', FRI, `mon 9–18, ${FRI}`)).toBe(true)
  })
})
