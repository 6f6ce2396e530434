// For property tests: a server of working hours that follows the contract and fails when the test
// wants it.
import { toMinutes } from '#src/domain/time/clock-time.ts'

import type { WorkingSlot } from './hours-editor.ts'

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
export type Outcome = 'well' | 'refused' | 'lost'

/**
 * A server according to the contract; its first calls end as listed, all later ones succeed. It
 * returns statuses.
 */
export class ModelServer {
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
