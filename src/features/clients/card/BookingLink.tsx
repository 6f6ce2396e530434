import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'

/** A link to the page of the client's coach, to book there; nothing before the first session. */
export function BookingLink({ sessions }: { sessions: readonly Session[] }): ReactNode {
  const coachId = sessions.at(0)?.coach_id
  if (coachId === undefined) return null
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to="/coach/$id" params={{ id: coachId }} hash="booking" {...props} />
      )}
    >
      Записатися
    </Button>
  )
}
