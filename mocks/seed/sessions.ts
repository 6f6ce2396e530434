/** Sessions in time slots. */
import type { ProgramRow, SessionRow, SessionStatus, TimeSlotRow } from '#mocks/db/tables.ts'

import type { World } from './world.ts'

interface Booking {
  slot: TimeSlotRow
  clientId: string
  status: SessionStatus
  /** ISO instant. */
  createdAt: string
  program?: ProgramRow | undefined
}

/** Books a slot; throws when another session holds it, which is a seed's mistake. */
export function book(world: World, booking: Booking): SessionRow {
  const { slot, clientId, status, createdAt, program } = booking
  if (status !== 'cancelled') {
    if (world.held.has(slot.id)) throw new Error(`slot ${slot.date} ${slot.start_time} is taken`)
    world.held.add(slot.id)
  }
  const session: SessionRow = {
    id: world.nextId('session'),
    coach_id: slot.coach_id,
    client_id: clientId,
    time_slot_id: slot.id,
    training_program_id: program?.id ?? null,
    program_name: program?.name ?? null,
    status,
    created_at: createdAt,
    session_exercises: program?.exercises.map((entry) => ({ ...entry })) ?? [],
  }
  world.rows.sessions.push(session)
  return session
}
