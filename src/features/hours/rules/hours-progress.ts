// The progress of an unfinished save of the working hours, so that the next attempt repeats nothing
// (decision 9). Kept with the draft, it survives a reload.
import { trimSeconds } from '#src/domain/time/clock-time.ts'

import type { WorkingSlot } from './hours-editor.ts'

/** A slot that the save has created, times 'HH:MM', and whether its time slots were generated. */
export interface CreatedSlot {
  work_day: number
  start: string
  end: string
  id: string
  generated: boolean
}

/** What was done since the saved hours were read: created slots, and ids of deleted ones. */
export interface Progress {
  created: readonly CreatedSlot[]
  deleted: readonly string[]
}

export const NO_PROGRESS: Progress = { created: [], deleted: [] }

/** The progress after a slot was created with these times and the server returned this id. */
export function afterCreate(
  progress: Progress,
  slot: Omit<WorkingSlot, 'id'>,
  id: string,
): Progress {
  return { ...progress, created: [...progress.created, createdSlot({ ...slot, id })] }
}

/** The progress after the time slots of a created slot were generated (or 409: they had been). */
export function afterGenerate(progress: Progress, id: string): Progress {
  const created = progress.created.map((slot) =>
    slot.id === id ? { ...slot, generated: true } : slot,
  )
  return { ...progress, created }
}

/** The progress after a slot was deleted (or 404: it had been). */
export function afterDelete(progress: Progress, id: string): Progress {
  return { ...progress, deleted: [...progress.deleted, id] }
}

/**
 * The progress after the hours were read again. They must be read before the next attempt if a call
 * may have taken effect although its answer was lost. A new slot counts as created here, its time
 * slots as not generated yet.
 */
export function afterReading(
  progress: Progress,
  saved: readonly WorkingSlot[],
  fresh: readonly WorkingSlot[],
): Progress {
  const known = new Set([...saved, ...progress.created].map(({ id }) => id))
  const there = new Set(fresh.map(({ id }) => id))
  const found = fresh.filter(({ id }) => !known.has(id)).map(createdSlot)
  return {
    created: [...progress.created, ...found],
    deleted: [...known].filter((id) => !there.has(id)),
  }
}

/** The server's working slots, as far as known. */
export function presentSlots(saved: readonly WorkingSlot[], progress: Progress): WorkingSlot[] {
  const created = progress.created.map(({ id, work_day, start, end }) => ({
    id,
    work_day,
    start_time: start,
    end_time: end,
  }))
  // By id, since hours that were read meanwhile contain the created slots as well.
  const known = new Map([...saved, ...created].map((slot) => [slot.id, slot]))
  return [...known.values()].filter(({ id }) => !progress.deleted.includes(id))
}

function createdSlot({ id, work_day, start_time, end_time }: WorkingSlot): CreatedSlot {
  const times = { start: trimSeconds(start_time), end: trimSeconds(end_time) }
  return { work_day, ...times, id, generated: false }
}
