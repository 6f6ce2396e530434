/** Sessions in time slots. */
import type { ProgramRow, SessionRow, SessionStatus, TimeSlotRow } from '#mocks/db/tables.ts'

import type { ScenarioBuilder } from './scenario-builder.ts'

interface Booking {
  slot: TimeSlotRow
  clientId: string
  status: SessionStatus
  /** ISO instant. */
  createdAt: string
  program?: ProgramRow | undefined
}

/** Books a slot. Throws if it is already taken, which is an error in a seed. */
export function book(builder: ScenarioBuilder, booking: Booking): SessionRow {
  const { slot, clientId, status, createdAt, program } = booking
  if (status !== 'cancelled') {
    if (builder.held.has(slot.id)) throw new Error(`slot ${slot.date} ${slot.start_time} is taken`)
    builder.held.add(slot.id)
  }
  const session: SessionRow = {
    id: builder.nextId('session'),
    coach_id: slot.coach_id,
    client_id: clientId,
    time_slot_id: slot.id,
    training_program_id: program?.id ?? null,
    program_name: program?.name ?? null,
    status,
    cancelled_because: null,
    created_by: 'client',
    created_at: createdAt,
    session_exercises: program?.exercises.map((entry) => ({ ...entry })) ?? [],
  }
  builder.rows.sessions.push(session)
  return session
}
