import { linkOptions } from '@tanstack/react-router'

import type { Session } from '#src/api/sessions.ts'

/** What a session is called by its program; null for a nameless one. */
export const programNameOf = ({ training_program }: Session): string | null =>
  training_program?.name || null

/**
 * Where a session is edited (spec §2 «/session/{sessionId}»): its plan once it has a program's name,
 * the meeting before. A nameless session is the coach's to give a program (design decision 11).
 */
export function editorLink(session: Session, isCoach: boolean) {
  const params = { sessionId: session.id }
  if (programNameOf(session) !== null)
    return linkOptions({ to: '/session/$sessionId/edit', params })
  return isCoach ? linkOptions({ to: '/add-meeting/$sessionId', params }) : null
}
