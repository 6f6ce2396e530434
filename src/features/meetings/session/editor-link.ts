import { linkOptions } from '@tanstack/react-router'

import type { Session } from '#src/api/reads.ts'

/**
 * The link to edit a session (product §2 «/session/{sessionId}»): to its plan if it has a program's
 * name, otherwise to its meeting. Null for a client if there is no such name, because only the
 * coach gives a session a program (decision 11).
 */
export function editorLink(session: Session, isCoach: boolean) {
  const params = { sessionId: session.id }
  if (session.training_program?.name) return linkOptions({ to: '/session/$sessionId/edit', params })
  return isCoach ? linkOptions({ to: '/add-meeting/$sessionId', params }) : null
}
