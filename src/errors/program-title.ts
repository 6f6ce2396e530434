import type { Session } from '#src/api/sessions.ts'

import { UNKNOWN_PROGRAM } from './messages.ts'

/**
 * What a session is called by its program: «Невідома програма» where there is a program whose name is
 * not known (product §8 «Fallbacks»), «Без назви» only where there is none (product §2 «/session/{sessionId}»).
 */
export function programTitleOf({
  training_program,
  training_program_id,
}: Pick<Session, 'training_program' | 'training_program_id'>): string {
  return training_program?.name || (training_program_id === null ? 'Без назви' : UNKNOWN_PROGRAM)
}
