import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toMinutes } from '#src/domain/time/clock-time.ts'
import { applyEdits, edits, savedHours } from '#tests/fixtures/hours/hours-arbitrary.fixture.ts'

import { fromSchedules, sameHours, type WeekHours, type WorkingSlot } from './hours-editor.ts'
import {
  savePlan,
  type HoursStep,
  afterReading,
  type PresentSlot,
  runSteps,
  type HoursCalls,
} from './hours-save.ts'

type Times = Omit<WorkingSlot, 'id'>

const overlap = (a: Times, b: Times) =>
  a.work_day === b.work_day &&
  toMinutes(a.start_time) < toMinutes(b.end_time) &&
  toMinutes(b.start_time) < toMinutes(a.end_time)

const sameTimes = (a: Times, b: Times) =>
  a.work_day === b.work_day &&
  toMinutes(a.start_time) === toMinutes(b.start_time) &&
  toMinutes(a.end_time) === toMinutes(b.end_time)

/**
 * `generated` as the server stores it; `whole` while no other slot has taken time slots from it.
 */
interface ModelSlot extends WorkingSlot {
  generated: boolean
  whole: boolean
}

/** How a call ends: successfully, refused without effect, or done with its answer lost. */
type Outcome = 'well' | 'refused' | 'lost'

/**
 * A server according to the contract; its first calls end as listed, all later ones succeed. Calls
 * return their status, 0 if the answer was lost.
 */
class ModelServer {
  slots: ModelSlot[]
  creations = 0
  readonly outcomes: Outcome[]

  constructor(slots: readonly WorkingSlot[], outcomes: readonly Outcome[]) {
    this.slots = slots.map((s) => ({ ...s, generated: true, whole: true }))
    this.outcomes = [...outcomes]
  }

  create(asked: Times): { status: number; id: string } {
    const id = `new-${this.creations}`
    const status = this.answer(() => {
      if (asked.end_time <= asked.start_time) return 422
      const { work_day, start_time, end_time } = asked
      if (this.slots.some((other) => sameTimes(other, asked))) return 409
      this.creations += 1
      this.slots.push({ work_day, start_time, end_time, id, generated: false, whole: false })
      return 201
    })
    return { status, id }
  }

  generate(id: string): number {
    return this.answer(() => {
      const found = this.slots.find((s) => s.id === id)
      if (!found) return 404
      if (found.generated) return 409
      for (const other of this.slots) if (overlap(other, found)) other.whole = false
      found.generated = true
      found.whole = true
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

/** The calls of the model server. As in the application, repeating a completed call succeeds. */
function callsOf(server: ModelServer): HoursCalls {
  const expectStatus = (status: number, ...done: number[]) => {
    if (!done.includes(status)) throw new Error(`status ${status}`)
  }
  return {
    create: async (slot) => {
      const { status, id } = server.create(slot)
      expectStatus(status, 201)
      return id
    },
    generate: async (id) => expectStatus(server.generate(id), 201, 409),
    delete: async (id) => expectStatus(server.delete(id), 204, 404),
  }
}

/** Makes one attempt; returns the present slots after it, and its error or null. */
async function run(server: ModelServer, steps: readonly HoursStep[], from: readonly PresentSlot[]) {
  let present = from
  try {
    await runSteps(steps, from, callsOf(server), (next) => {
      present = next
    })
    return { present, failed: null }
  } catch (error) {
    return { present, failed: String(error) }
  }
}

/** Makes one attempt. After a failure the hours are read again: an answer may have been lost. */
async function saveAndRead(
  server: ModelServer,
  edited: WeekHours,
  from: readonly PresentSlot[],
): Promise<readonly PresentSlot[]> {
  const { present, failed } = await run(server, savePlan(edited, from), from)
  return failed === null ? present : afterReading(present, server.slots)
}

const times = (s: WorkingSlot) =>
  `${s.work_day} ${s.start_time.slice(0, 5)}–${s.end_time.slice(0, 5)}`
const timesOf = (edited: WeekHours) =>
  edited.flatMap((day, n) => day.map(({ start, end }) => `${n} ${start}–${end}`))

function expectSaved(server: ModelServer, before: readonly WorkingSlot[], edited: WeekHours) {
  expect(server.slots.map(times).toSorted()).toEqual(timesOf(edited).toSorted())
  expect(sameHours(fromSchedules(server.slots), edited)).toBe(true)
  expect(server.slots.filter((s) => !s.generated || !s.whole)).toEqual([])
  const wanted = new Set(timesOf(edited))
  const untouched = before.filter((s) => wanted.has(times(s))).map(({ id }) => id)
  return { untouched, ids: server.slots.map(({ id }) => id) }
}

const failures = (...kinds: Outcome[]) => fc.array(fc.constantFrom(...kinds), { maxLength: 30 })

describe('against a server that fails', () => {
  it('repeated attempts succeed without duplicates or unnecessary calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        savedHours,
        edits,
        failures('well', 'refused'),
        async (before, changes, outcomes) => {
          const edited = applyEdits(fromSchedules(before), changes)
          const server = new ModelServer(before, outcomes)
          let present: readonly PresentSlot[] = before
          for (let attempt = 0; attempt <= outcomes.length; attempt += 1) {
            const result = await run(server, savePlan(edited, present), present)
            present = result.present
            expect([null, 'Error: status 500']).toContain(result.failed)
          }
          expect(savePlan(edited, present)).toEqual([])
          const { untouched, ids } = expectSaved(server, before, edited)
          expect(ids).toEqual(expect.arrayContaining(untouched))
          expect(server.creations).toBe(timesOf(edited).length - untouched.length)
        },
      ),
    )
  })

  it('they succeed if answers are lost and the coach continues to edit', async () => {
    await fc.assert(
      fc.asyncProperty(
        savedHours,
        fc.array(edits, { maxLength: 4 }),
        failures('well', 'refused', 'lost'),
        async (before, editing, outcomes) => {
          const server = new ModelServer(before, outcomes)
          let edited = fromSchedules(before)
          let present: readonly PresentSlot[] = before
          const save = async () => {
            present = await saveAndRead(server, edited, present)
          }
          for (const changes of editing) {
            edited = applyEdits(edited, changes)
            await save()
          }
          for (let attempt = 0; attempt <= outcomes.length; attempt += 1) await save()
          expect(savePlan(edited, present)).toEqual([])
          expectSaved(server, before, edited)
        },
      ),
    )
  })

  it('they return to the saved hours if the coach gives up after any call', async () => {
    const lastWords = fc.constantFrom<Outcome>('refused', 'lost')
    await fc.assert(
      fc.asyncProperty(
        savedHours,
        edits,
        fc.nat({ max: 9 }),
        lastWords,
        async (before, changes, n, last) => {
          const outcomes: Outcome[] = [...Array.from({ length: n }, () => 'well' as const), last]
          const server = new ModelServer(before, outcomes)
          const original = fromSchedules(before)
          let present = await saveAndRead(server, applyEdits(original, changes), before)
          for (let attempt = 0; attempt < 3; attempt += 1)
            present = await saveAndRead(server, original, present)
          expect(savePlan(original, present)).toEqual([])
          expectSaved(server, before, original)
        },
      ),
    )
  })

  it('they delete no hours before all new ones exist', () => {
    fc.assert(
      fc.property(savedHours, edits, (before, changes) => {
        const kinds = savePlan(applyEdits(fromSchedules(before), changes), before).map(
          ({ kind }) => kind,
        )
        expect(kinds).toEqual(kinds.toSorted())
      }),
    )
  })
})
