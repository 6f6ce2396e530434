import { Text } from '@mantine/core'
import { IconPhone, IconPlus } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { meOptions, userOptions } from '#src/api/queries.ts'
import { searchForAnother } from '#src/domain/free-slots.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import { activityText, behindOptions, history, isActive } from '#src/features/clients/api.ts'
import { CardHeader } from '#src/features/clients/CardParts.tsx'
import { Measurements, Progress } from '#src/features/clients/measurements/Measurements.tsx'
import { Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { HistorySection, UpcomingSection } from './CardSessions.tsx'
import { OwnCard } from './OwnCard.tsx'

import classes from './ClientCard.module.css'

const route = getRouteApi('/_shell/client/$clientId')

/** A client's card (product §2 «/client/{clientId}»), for the coach and for the client. */
export function ClientCardScreen(): ReactNode {
  const { clientId } = route.useParams()
  const { data: me } = useSuspenseQuery(meOptions())
  return me.role === 'coach' ? <CoachClientCard clientId={clientId} /> : <OwnCard me={me} />
}

/** «Картка клієнта» for the coach. */
function CoachClientCard({ clientId }: { clientId: string }): ReactNode {
  const { data: client } = useSuspenseQuery(userOptions(clientId))
  const { phone, status, client_info: card } = client
  const now = useKyivNow()
  const { data: behind = [] } = useQuery(behindOptions(clientId, now.date))
  const last = history(behind, now).find(isAgreed)
  return (
    <Screen title="Картка клієнта" back="/client-baze">
      <CardHeader
        client={client}
        action={
          <>
            {last && (
              <LinkButton variant="default" to="/add-meeting" search={searchForAnother(last)}>
                Ще раз
              </LinkButton>
            )}
            <LinkButton
              leftSection={<IconPlus size={20} aria-hidden />}
              to="/add-meeting"
              search={{ client: clientId }}
            >
              Нова зустріч
            </LinkButton>
          </>
        }
      >
        {phone?.trim() && (
          <a href={`tel:${phone}`} className={classes['phone']}>
            <IconPhone size={18} aria-hidden />
            {formatPhone(phone)}
          </a>
        )}
        <p className={classes['activity']} data-active={isActive(client)}>
          {activityText(client)}
          {status !== '' && ` — ${status}`}
        </p>
      </CardHeader>
      <div className={classes['columns']}>
        <div className={classes['aside']}>
          <Section title="Мета">
            {card ? (
              <>
                <Text fw={700} size="lg">
                  {card.goal ?? 'Мету ще не обрано.'}
                </Text>
                <div>
                  <Text c="dimmed" size="sm" fw={600}>
                    Нотатки
                  </Text>
                  <Text style={{ whiteSpace: 'pre-line' }}>{card.notes || 'Немає нотаток'}</Text>
                </div>
              </>
            ) : (
              <Text c="dimmed">Клієнт ще не заповнив анкету.</Text>
            )}
          </Section>
          <Measurements client={client} />
        </div>
        <div className={classes['main']}>
          <UpcomingSection clientId={clientId} />
          <Progress clientId={clientId} />
          <HistorySection clientId={clientId} />
        </div>
      </div>
    </Screen>
  )
}

/** The shape of the card while the client loads. */
export function ClientCardSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="4.5rem" width="min(22rem, 100%)" />
      <div className={classes['columns']}>
        <div className={classes['aside']}>
          <SkeletonBlock height={['10rem', '12rem']} />
        </div>
        <div className={classes['main']}>
          <SkeletonBlock height={['16rem', '18rem']} />
        </div>
      </div>
    </LoadingScreen>
  )
}
