import type { ReactNode } from 'react'

import type { User } from '#src/api/reads.ts'
import { OwnMeasurements } from '#src/features/clients/measurements/OwnMeasurements.tsx'
import { Progress } from '#src/features/clients/measurements/Progress.tsx'
import { heldCount, history, requests } from '#src/features/clients/session-groups.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { BookingLink } from './BookingLink.tsx'
import { useCardSessions } from './card-sessions.ts'
import { CardHeader } from './CardHeader.tsx'
import { FindCoach } from './FindCoach.tsx'
import { GoalForm } from './GoalForm.tsx'
import { HistorySection } from './HistorySection.tsx'
import { Requests } from './Requests.tsx'
import { UpcomingSection } from './UpcomingSection.tsx'

import classes from './ClientCard.module.css'

/** The client's own card: agreed sessions, requests, and the data that they edit themselves. */
export function OwnCard({ me }: { me: User }): ReactNode {
  const { now, ahead, behind } = useCardSessions(me.id, { polling: true })
  const sessions = ahead.data?.concat(behind.data ?? []) ?? []
  const isCoachless =
    ahead.data && behind.data && sessions.every(({ coach_id }) => coach_id === undefined)
  return (
    <Screen title="Моя картка">
      <CardHeader client={me} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {isCoachless && <FindCoach clientId={me.id} />}
          {ahead.data && <Requests requests={requests(ahead.data, now)} />}
          <UpcomingSection
            query={ahead}
            now={now}
            own
            action={<BookingLink sessions={sessions} />}
          />
        </div>
        <div className={classes['aside']}>
          {me.client_info && <GoalForm card={me.client_info} userId={me.id} />}
          <OwnMeasurements client={me} />
        </div>
        <div className={classes['main']}>
          <Progress clientId={me.id} held={heldCount(history(behind.data ?? [], now))} />
          <HistorySection query={behind} now={now} />
        </div>
      </div>
    </Screen>
  )
}
