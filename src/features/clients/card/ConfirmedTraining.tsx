import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { isAhead } from '#src/features/clients/session-groups.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'

import { AddToCalendar } from './AddToCalendar.tsx'
import { CoachFacts } from './CoachFacts.tsx'

import classes from './ConfirmedTraining.module.css'

/**
 * What a client needs for a confirmed training: its coach, places and phone, and a button for the
 * calendar. Nothing for a request, and once the training is over.
 */
export function ConfirmedTraining({ session }: { session: Session }): ReactNode {
  if (!isAhead(session, useKyivNow())) return null
  return (
    <div className={classes['confirmed']}>
      <CoachFacts session={session} />
      <AddToCalendar session={session} />
    </div>
  )
}
