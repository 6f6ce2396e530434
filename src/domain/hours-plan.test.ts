import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toMinutes } from './clock-time.ts'
import { applyEdits, edits, savedHours } from './hours-arbitrary.ts'
import { copyDayToAll, editTime, fromSchedules, removeSlot, sameHours } from './hours-editor.ts'
import type { WeekHours, WorkingSlot } from './hours-editor.ts'
import { resumePlan, savePlan } from './hours-plan.ts'
import type { HoursStep } from './hours-plan.ts'
import {
  NO_PROGRESS,
  afterCreate,
  afterDelete,
  afterGenerate,
  afterReading,
} from './hours-progress.ts'
import type { Progress } from './hours-progress.ts'

const slot = (id: string, work_day: number, start: string, end: string): WorkingSlot => ({
  id,
  work_day,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
})
const create = (work_day: number, start: string, end: string, replaces: string | null) => ({
  kind: 'create',
  work_day,
  start_time: start,
  end_time: end,
  replaces,
})
const remove = (id: string) => ({ kind: 'delete', id })

const saved = [slot('a', 0, '09:00', '12:00'), slot('b', 0, '13:00', '15:00')]
const week = fromSchedules(saved)

/** The week with slot 'a' moved to the evening, past 'b'. */
const aInTheEvening: WeekHours = week.map((day, n) =>
  n === 0 ? day.map((s) => (s.id === 'a' ? { ...s, start: '18:00', end: '20:00' } : s)) : day,
)

describe('the plan', () => {
  it('is empty when nothing differs', () => {
    expect(savePlan(saved, week)).toEqual([])
  })

  it('creates a changed slot before the old one goes', () => {
    expect(savePlan(saved, aInTheEvening)).toEqual([create(0, '18:00', '20:00', 'a'), remove('a')])
  })

  it('deletes the old one first only where it is in the way', () => {
    const longer = editTime(week, 0, 'a', 'end', '12:30')
    expect(savePlan(saved, longer)).toEqual([remove('a'), create(0, '09:00', '12:30', 'a')])
  })

  it('deletes once an old slot that is in the way of two', () => {
    const squeezed = editTime(week, 0, 'a', 'end', '14:00')
    expect(savePlan(saved, squeezed)).toEqual([
      remove('a'),
      remove('b'),
      create(0, '09:00', '14:00', 'a'),
      create(0, '14:00', '15:00', 'b'),
    ])
  })

  it('deletes what was removed, and creates what is new', () => {
    const copied = copyDayToAll(removeSlot(week, 0, 'b'), 0)
    expect(savePlan(saved, copied)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((day) => create(day, '09:00', '12:00', null)),
      remove('b'),
    ])
  })

  it('leaves alone a slot that was made anew with the same times', () => {
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

  it('keeps the slot itself where two have changed places', () => {
    const swapped = week.map((day) =>
      day.map((s) =>
        s.id === 'a'
          ? { ...s, start: '13:00', end: '15:00' }
          : { ...s, start: '09:00', end: '12:00' },
      ),
    )
    expect(savePlan(saved, swapped)).toEqual([])
  })

  it('does not call a slot replaced that stays for another', () => {
    const both = [
      [
        { key: 'x', id: null, start: '09:00', end: '12:00' },
        { key: 'b', id: 'b', start: '13:00', end: '15:00' },
        { key: 'a', id: 'a', start: '18:00', end: '20:00' },
      ],
      ...week.slice(1),
    ]
    expect(savePlan(saved, both)).toEqual([create(0, '18:00', '20:00', null)])
  })
})

describe('the plan after a save broke off', () => {
  const made = { work_day: 0, start: '18:00', end: '20:00', id: 'n', generated: false }

  it('generates what was created only, then deletes the old one', () => {
    const progress = { created: [made], deleted: [] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([
      { kind: 'generate', id: 'n' },
      remove('a'),
    ])
  })

  it('deletes the old one alone when that failed', () => {
    const progress = { created: [{ ...made, generated: true }], deleted: [] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([remove('a')])
  })

  it('is empty when all was done', () => {
    const progress = { created: [{ ...made, generated: true }], deleted: ['a'] }
    expect(resumePlan(saved, aInTheEvening, progress)).toEqual([])
  })

  it('takes back what the coach no longer wants', () => {
    expect(resumePlan(saved, week, { created: [made], deleted: [] })).toEqual([remove('n')])
  })

  it('restores a deleted slot that the coach wants after all', () => {
    expect(resumePlan(saved, week, { created: [], deleted: ['a'] })).toEqual([
      create(0, '09:00', '12:00', null),
    ])
  })
})

const overlap = (a: Omit<WorkingSlot, 'id'>, b: Omit<WorkingSlot, 'id'>) =>
  a.work_day === b.work_day &&
  toMinutes(a.start_time) < toMinutes(b.end_time) &&
  toMinutes(b.start_time) < toMinutes(a.end_time)

/** How a call ends: well, refused without effect, or done with its answer lost on the way. */
type Outcome = 'well' | 'refused' | 'lost'

/** A server by the contract; its calls end as told, then all well. Answers are statuses. */
class ModelServer {
  slots: (WorkingSlot & { generated: boolean })[]
  creations = 0
  readonly outcomes: Outcome[]

  constructor(slots: readonly WorkingSlot[], outcomes: readonly Outcome[]) {
    this.slots = slots.map((s) => ({ ...s, generated: true }))
    this.outcomes = [...outcomes]
  }

  create(asked: Omit<WorkingSlot, 'id'>): { status: number; id: string } {
    const id = `new-${this.creations}`
    const status = this.answer(() => {
      if (asked.end_time <= asked.start_time) return 422
      const { work_day, start_time, end_time } = asked
      if (this.slots.some((other) => overlap(other, asked))) return 409
      this.creations += 1
      this.slots.push({ work_day, start_time, end_time, id, generated: false })
      return 201
    })
    return { status, id }
  }

  generate(id: string): number {
    return this.answer(() => {
      const found = this.slots.find((s) => s.id === id)
      if (!found) return 404
      if (found.generated) return 409
      found.generated = true
      return 201
    })
  }

  delete(id: string): number {
    return this.answer(() => {
      const rest = this.slots.filter((s) => s.id !== id)
      if (rest.length === this.slots.length) return 404
      this.slots = rest
      return 204
    })
  }

  private answer(work: () => number): number {
    const outcome = this.outcomes.shift() ?? 'well'
    if (outcome === 'refused') return 500
    const status = work()
    return outcome === 'lost' ? 0 : status
  }
}

/** Carries out the steps up to the first failure, as the screen does. */
function run(server: ModelServer, steps: readonly HoursStep[], from: Progress) {
  let progress = from
  for (const step of steps) {
    if (step.kind === 'delete') {
      const status = server.delete(step.id)
      if (status !== 204 && status !== 404) return { progress, failed: status }
      progress = afterDelete(progress, step.id)
      continue
    }
    let id = step.kind === 'generate' ? step.id : ''
    if (step.kind === 'create') {
      const answer = server.create(step)
      if (answer.status !== 201) return { progress, failed: answer.status }
      id = answer.id
      progress = afterCreate(progress, step, id)
    }
    const status = server.generate(id)
    if (status !== 201 && status !== 409) return { progress, failed: status }
    progress = afterGenerate(progress, id)
  }
  return { progress, failed: null }
}

const times = (s: WorkingSlot) =>
  `${s.work_day} ${s.start_time.slice(0, 5)}–${s.end_time.slice(0, 5)}`
const timesOf = (edited: WeekHours) =>
  edited.flatMap((day, n) => day.map(({ start, end }) => `${n} ${start}–${end}`))

function expectSaved(server: ModelServer, before: readonly WorkingSlot[], edited: WeekHours) {
  expect(server.slots.map(times).toSorted()).toEqual(timesOf(edited).toSorted())
  expect(sameHours(fromSchedules(server.slots), edited)).toBe(true)
  expect(server.slots.filter((s) => !s.generated)).toEqual([])
  const wanted = new Set(timesOf(edited))
  const untouched = before.filter((s) => wanted.has(times(s))).map(({ id }) => id)
  return { untouched, ids: server.slots.map(({ id }) => id) }
}

const failures = (...kinds: Outcome[]) => fc.array(fc.constantFrom(...kinds), { maxLength: 30 })

describe('against a server that fails', () => {
  it('saving again gets there without duplicates, without a call too many', () => {
    fc.assert(
      fc.property(savedHours, edits, failures('well', 'refused'), (before, changes, outcomes) => {
        const edited = applyEdits(fromSchedules(before), changes)
        const server = new ModelServer(before, outcomes)
        let progress = NO_PROGRESS
        for (let attempt = 0; attempt <= outcomes.length; attempt += 1) {
          const result = run(server, resumePlan(before, edited, progress), progress)
          progress = result.progress
          expect([null, 500]).toContain(result.failed)
        }
        expect(resumePlan(before, edited, progress)).toEqual([])
        const { untouched, ids } = expectSaved(server, before, edited)
        expect(ids).toEqual(expect.arrayContaining(untouched))
        expect(server.creations).toBe(timesOf(edited).length - untouched.length)
      }),
    )
  })

  it('gets there when answers are lost and the coach goes on editing', () => {
    fc.assert(
      fc.property(
        savedHours,
        fc.array(edits, { maxLength: 4 }),
        failures('well', 'refused', 'lost'),
        (before, editing, outcomes) => {
          const server = new ModelServer(before, outcomes)
          let edited = fromSchedules(before)
          let progress = NO_PROGRESS
          const save = () => {
            const result = run(server, resumePlan(before, edited, progress), progress)
            progress =
              result.failed !== null
                ? afterReading(result.progress, before, server.slots)
                : result.progress
          }
          for (const changes of editing) {
            edited = applyEdits(edited, changes)
            save()
          }
          for (let attempt = 0; attempt <= outcomes.length; attempt += 1) save()
          expect(resumePlan(before, edited, progress)).toEqual([])
          expectSaved(server, before, edited)
        },
      ),
    )
  })

  it('keeps an old slot until the new one is there, unless it is in the way', () => {
    fc.assert(
      fc.property(savedHours, edits, (before, changes) => {
        const steps = savePlan(before, applyEdits(fromSchedules(before), changes))
        const createdAfter = (n: number) =>
          steps.slice(n + 1).filter((step) => step.kind === 'create')
        const isInTheWay = (id: string, n: number) =>
          createdAfter(n).some((next) => before.some((old) => old.id === id && overlap(old, next)))
        const tooEarly = steps.filter(
          (step, n) =>
            step.kind === 'delete' &&
            !isInTheWay(step.id, n) &&
            createdAfter(n).some(({ replaces }) => replaces === step.id || replaces === null) &&
            !steps.slice(0, n).some((done) => done.kind === 'create' && done.replaces === step.id),
        )
        expect(tooEarly).toEqual([])
      }),
    )
  })
})
