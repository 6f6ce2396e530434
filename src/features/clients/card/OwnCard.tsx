import { Button, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { User } from '#src/api/reads.ts'
import { lastCoach } from '#src/device/remembered.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { aheadOptions, behindOptions } from '#src/features/clients/api.ts'
import { CardHeader, CardSection } from '#src/features/clients/CardParts.tsx'
import { coachIdIn, requests } from '#src/features/clients/client-rules.ts'
import { OwnMeasurements, Progress } from '#src/features/clients/measurements/Measurements.tsx'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { HistorySection, UpcomingSection } from './CardSessions.tsx'
import { GoalForm } from './GoalForm.tsx'
import { Requests } from './Requests.tsx'

import classes from './ClientCard.module.css'

/** The client's own card: agreed sessions, requests, and the data that they edit themselves. */
export function OwnCard({ me }: { me: User }): ReactNode {
  const now = useKyivNow()
  const ahead = useQuery(aheadOptions(me.id, now.date))
  const behind = useQuery(behindOptions(me.id, now.date))
  const sessions = ahead.data?.concat(behind.data ?? []) ?? []
  const coachId = sessions.at(0)?.coach_id
  const isCoachless =
    ahead.data && behind.data && sessions.every(({ coach_id }) => coach_id === undefined)
  return (
    <Screen title="Моя картка">
      <CardHeader client={me}>
        {me.phone !== null && <p className={classes['activity']}>{formatPhone(me.phone)}</p>}
      </CardHeader>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {isCoachless && <FindCoach clientId={me.id} />}
          {ahead.data && <Requests requests={requests(ahead.data, now)} />}
          <UpcomingSection
            clientId={me.id}
            own
            action={
              coachId !== undefined && (
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
          />
        </div>
        <div className={classes['aside']}>
          {me.client_info && <GoalForm card={me.client_info} userId={me.id} />}
          <OwnMeasurements client={me} />
        </div>
        <div className={classes['main']}>
          <Progress clientId={me.id} />
          <HistorySection clientId={me.id} />
        </div>
      </div>
    </Screen>
  )
}

/**
 * Helps a client whose trainings name no coach to find one: by the coach's page viewed last, or by
 * a pasted link.
 */
function FindCoach({ clientId }: { clientId: string }): ReactNode {
  const last = useAtomValue(lastCoach.atom)[clientId]
  const navigate = useWhileShown(useNavigate())
  const form = useForm({
    initialValues: { link: '' },
    validate: {
      link: (text) =>
        coachIdIn(text) === null && 'Це не посилання на сторінку тренера. Воно має /coach/ і ім’я.',
    },
  })
  const open = form.onSubmit(
    ({ link }) => void navigate({ to: '/coach/$id', params: { id: coachIdIn(link) ?? '' } }),
  )
  return (
    <CardSection title="Твій тренер">
      {last && (
        <>
          <Text>Остання сторінка тренера, яку тут відкривали:</Text>
          <Button
            classNames={{ root: classes['last'] ?? '', label: classes['name'] ?? '' }}
            renderRoot={(props) => <Link {...props} to="/coach/$id" params={{ id: last.id }} />}
          >
            Записатися: {last.name}
          </Button>
        </>
      )}
      <form onSubmit={open} noValidate className={classes['form']}>
        <TextInput
          label="Посилання на сторінку тренера"
          description="Попроси його в тренера: на цій сторінці видно вільний час і можна записатися."
          placeholder={`${location.host}/coach/…`}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('link')}
        />
        <Button type="submit" variant={last ? 'default' : 'filled'}>
          Відкрити
        </Button>
      </form>
    </CardSection>
  )
}
