/** Checks of a scenario's rows for the tests of the seeds. */
import { inflateSync } from 'node:zlib'

import type { Rows, SessionRow } from '#mocks/db/tables.ts'

import { COACH_ID } from './personas.ts'

/** Олена's sessions with the date and start of their slots. */
export function olenasSessions(rows: Rows): (SessionRow & { date: string; time: string })[] {
  const slots = new Map(rows.timeSlots.map((slot) => [slot.id, slot]))
  return rows.sessions
    .filter(({ coach_id }) => coach_id === COACH_ID)
    .map((session) => {
      const slot = slots.get(session.time_slot_id)
      return { ...session, date: slot?.date ?? '', time: slot?.start_time ?? '' }
    })
}

/** Every id that a row refers to, and from which field. */
function* references(rows: Rows): Generator<readonly [where: string, id: string | null]> {
  for (const [table, list] of Object.entries(rows))
    for (const row of list)
      for (const [field, value] of Object.entries(row))
        if (field.endsWith('_id')) yield [`${table}.${field}`, value]
  for (const { session_exercises } of rows.sessions)
    for (const { exercise_id } of session_exercises) yield ['sessions.exercise_id', exercise_id]
  for (const { exercises } of rows.programs)
    for (const { exercise_id } of exercises) yield ['programs.exercise_id', exercise_id]
}

/** Ids that rows refer to and no table has, as `table.field -> id`, each once and in order. */
export function danglingIn(rows: Rows): string[] {
  const ids = new Set(Object.values(rows).flatMap((list) => list.map(({ id }) => id)))
  const codes = new Set(rows.muscles.map(({ code }) => code))
  const dangling = new Set<string>()
  for (const [where, id] of references(rows))
    if (id !== null && !ids.has(id)) dangling.add(`${where} -> ${id}`)
  for (const { primary, secondary } of rows.exercises)
    for (const code of [...primary, ...secondary])
      if (!codes.has(code)) dangling.add(`exercises.muscle -> ${code}`)
  return [...dangling].toSorted()
}

/** Whether a PNG has as many bytes of pixels as its header says. */
export function isWholePng(base64: string): boolean {
  const file = Buffer.from(base64, 'base64')
  const start = file.indexOf('IDAT')
  const end = file.indexOf('IEND')
  if (start < 0 || end < 0) return false
  const pixels = inflateSync(file.subarray(start + 4, end - 8))
  return pixels.length === (file.readUInt32BE(16) * 3 + 1) * file.readUInt32BE(20)
}
