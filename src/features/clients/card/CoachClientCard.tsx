import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { userOptions } from '#src/api/reads.ts'
import { Measurements } from '#src/features/clients/measurements/Measurements.tsx'
import { Progress } from '#src/features/clients/measurements/Progress.tsx'
import { heldCount, history } from '#src/features/clients/session-groups.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { useCardSessions } from './card-sessions.ts'
import { CardHeader } from './CardHeader.tsx'
import { GoalCard } from './GoalCard.tsx'
import { HistorySection } from './HistorySection.tsx'
import { UpcomingSection } from './UpcomingSection.tsx'

import classes from './ClientCard.module.css'

/** «Картка клієнта» for the coach. */
export function CoachClientCard({ clientId }: { clientId: string }): ReactNode {
  const { data: client } = useSuspenseQuery(userOptions(clientId))
  const { now, ahead, behind } = useCardSessions(clientId, { polling: false })
  return (
    <Screen title="Картка клієнта" back="/client-baze">
      <CardHeader
        client={client}
        forCoach
        action={
          <Button
            leftSection={<IconPlus size={20} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/add-meeting" search={{ client: clientId }} {...props} />
            )}
          >
            Нова зустріч
          </Button>
        }
      />
      <div className={classes['columns']}>
        <div className={classes['aside']}>
          <GoalCard card={client.client_info} />
          <Measurements client={client} />
        </div>
        <div className={classes['main']}>
          <UpcomingSection query={ahead} now={now} />
          <Progress clientId={clientId} held={heldCount(history(behind.data ?? [], now))} />
          <HistorySection query={behind} now={now} />
        </div>
      </div>
    </Screen>
  )
}
