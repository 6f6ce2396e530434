/**
 * The status changes of a session (product §4 «Session status») and what it copies from a program
 * (product §9).
 */
import type { Db } from '../db/db.ts'
import type { SessionExercise, SessionRow, SessionStatus, UserRow } from '../db/tables.ts'
import { found } from './access.ts'
import { Refusal } from './contract-refusal.ts'

const STEPS: Record<SessionStatus, readonly SessionStatus[]> = {
  unverified: ['verified', 'cancelled'],
  verified: ['cancelled', 'concluded'],
  cancelled: [],
  concluded: [],
}

/**
 * Refuses with 409 a status that may not follow the present one, also if somebody else has already
 * set it.
 */
export function refuseStep(session: SessionRow, to: SessionStatus): void {
  if (STEPS[session.status].includes(to)) return
  throw new Refusal(409, 'already_handled', `The session is ${session.status}`)
}

/** What a new status changes; a cancelled request was refused, a cancelled training called off. */
export const withStatus = ({ status }: SessionRow, to: SessionStatus): Partial<SessionRow> => ({
  status: to,
  ...(to === 'cancelled' && {
    cancelled_because: status === 'unverified' ? 'refused' : 'called_off',
  }),
})

/** Whether the caller is the session's coach or client; 403 for anyone else. */
export function partOf(session: SessionRow, user: UserRow): 'coach' | 'client' {
  if (session.coach_id === user.id) return 'coach'
  if (session.client_id === user.id) return 'client'
  throw new Refusal(403, 'forbidden', 'Only for the coach and the client of the session')
}

/** What a session copies from a program of its coach; 404 if the coach has no such program. */
export function fromProgram(
  db: Db,
  coachId: string,
  programId: string | null,
): Pick<SessionRow, 'training_program_id' | 'program_name'> & {
  session_exercises?: SessionExercise[]
} {
  if (programId === null) return { training_program_id: null, program_name: null }
  const program = db.programs.get(programId)
  const { id, name, exercises } = found(
    program?.user_id === coachId ? program : undefined,
    'program',
  )
  return {
    training_program_id: id,
    program_name: name,
    session_exercises: exercises.map((exercise) => ({ ...exercise })),
  }
}
