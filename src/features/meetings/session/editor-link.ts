import { linkOptions } from '@tanstack/react-router'

import type { Session } from '#src/api/session-reads.ts'

/**
 * Where a session is edited (product §2 «/session/{sessionId}»): its plan once it has a program's
 * name, the meeting before. Only the coach gives a nameless session a program (decision 11).
 */
export function editorLink(session: Session, isCoach: boolean) {
  const params = { sessionId: session.id }
  if (session.training_program?.name) return linkOptions({ to: '/session/$sessionId/edit', params })
  return isCoach ? linkOptions({ to: '/add-meeting/$sessionId', params }) : null
}
