import type { Session } from '#src/api/queries.ts'

import { UNKNOWN_PROGRAM } from './messages.ts'

/**
 * The program name of a session: «Невідома програма» if it has a program whose name is not known
 * (product §8 «Fallbacks»), «Без назви» only if it has none (product §2 «/session/{sessionId}»).
 */
export function programTitleOf({
  training_program,
  training_program_id,
}: Pick<Session, 'training_program' | 'training_program_id'>): string {
  return (
    training_program?.name?.trim() || (training_program_id === null ? 'Без назви' : UNKNOWN_PROGRAM)
  )
}
