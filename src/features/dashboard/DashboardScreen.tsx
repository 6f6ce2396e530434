import { Text, Title } from '@mantine/core'
import { IconCalendar, IconChartLine } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { meOptions, coachSessionsOptions, type Session, useClient } from '#src/api/queries.ts'
import { appStore } from '#src/device/storage.ts'
import { clientName } from '#src/domain/names.ts'
import { meetingsText } from '#src/domain/number-text.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import { dayText, timeRange, trimSeconds } from '#src/domain/time/date-text.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { Card, Section } from '#src/ui/Card.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { sessionModalAtom } from '#src/ui/overlays/overlay-atoms.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'

import { greeting, isBeginner } from './coach-day.ts'

import screen from '#src/ui/Screen.module.css'
import classes from './DashboardScreen.module.css'

const FirstSteps = lazyPart(() => import('./FirstSteps.tsx').then((module) => module.FirstSteps), {
  Loading: () => <SkeletonBlock height="16.5rem" />,
})

/**
 * A coach's first screen (product §2 «/dashboard»): greeting, today's meetings, a placeholder for
 * analytics, the calendar.
 */
export function DashboardScreen({
  requests,
}: {
  /** Opens the list of session requests. */
  requests: ReactNode
}): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { date, time } = useKyivNow()
  return (
    <div className={screen['screen']}>
      <DocumentTitle title="Головна" />
      <header className={classes['greeting']}>
        <UserAvatar user={me} size={56} />
        <div>
          <Title order={1} tabIndex={-1}>
            {[greeting(time), me.first_name.trim()].filter(Boolean).join(', ')}
          </Title>
          <Text c="dimmed">Сьогодні {dayText(date)}</Text>
        </div>
      </header>
      <div className={classes['columns']}>
        <div className="u-column">
          {isBeginner(me) && <FirstSteps />}
          <TodaysMeetings />
        </div>
        <div className={`u-column ${classes['aside']}`}>
          <LinkButton to="/calendar" fullWidth leftSection={<IconCalendar size={20} aria-hidden />}>
            Календар
          </LinkButton>
          {requests}
          <Card as="section" aria-labelledby="analytics">
            <div className="u-flex u-sm">
              <IconChartLine size={24} aria-hidden />
              <div>
                <Title order={2} id="analytics">
                  Аналітика
                </Title>
                <Text c="dimmed">Буде доступна після тижня користування.</Text>
              </div>
            </div>
          </Card>
        </div>
      </div>
    </div>
  )
}

/** The dashboard's shape while its meetings load. */
export function DashboardSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <div className={classes['columns']}>
        <SkeletonBlock height="22rem" />
        <div className={`u-column ${classes['aside']}`}>
          <SkeletonBlock height={['2.75rem', '2.75rem', '6rem']} />
        </div>
      </div>
    </LoadingScreen>
  )
}

/** The meetings of a day by time, without cancelled ones (product §2 «/dashboard»). */
const meetingsOf = (sessions: readonly Session[]): Session[] =>
  sessions
    .filter(isAgreed)
    .toSorted((a, b) => a.time_slot.start_time.localeCompare(b.time_slot.start_time))

/** The meetings of today by time, with the current or next one marked. */
function TodaysMeetings(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { date, time } = useKyivNow()
  const { data: meetings } = useSuspenseQuery({
    ...coachSessionsOptions(me.id, { from: date, to: date }),
    select: meetingsOf,
  })
  const current = meetings.find(({ time_slot }) => trimSeconds(time_slot.end_time) > time)
  return (
    <Section
      id="meetings"
      title="Зустрічі сьогодні"
      action={
        meetings.length > 0 && (
          <Text c="dimmed" size="sm" fw={600}>
            {meetingsText(meetings.length)}
          </Text>
        )
      }
      className={classes['card']}
    >
      {meetings.length === 0 ? (
        <EmptyState
          icon={<IconCalendar aria-hidden />}
          title="Сьогодні зустрічей немає"
          text="Тут з’являться підтверджені тренування цього дня. Вільні години — у календарі."
        />
      ) : (
        <ol className={classes['list']}>
          {meetings.map((meeting) => (
            <Meeting
              key={meeting.id}
              meeting={meeting}
              isCurrent={meeting === current}
              time={time}
            />
          ))}
        </ol>
      )}
    </Section>
  )
}

/**
 * A meeting; a press anywhere in its row opens its dialog, one on its button the plan, and one on the
 * name the client's card.
 */
function Meeting({
  meeting,
  isCurrent,
  time,
}: {
  meeting: Session
  /** Whether it is the current or next one. */
  isCurrent: boolean
  time: string
}): ReactNode {
  const { id, time_slot, client_id: clientId } = meeting
  const isPast = (moment: string): boolean => trimSeconds(moment) <= time
  const ended = isPast(time_slot.end_time)
  const client = useClient(meeting)
  const name = clientName(client)
  return (
    <li className={classes['meeting']} data-current={isCurrent} data-over={ended}>
      <time className={classes['time']}>
        <button
          type="button"
          className="u-row-link"
          onClick={() => appStore().set(sessionModalAtom, id)}
        >
          {timeRange(time_slot.start_time, time_slot.end_time)}
        </button>
      </time>
      <UserAvatar user={client} size={40} />
      <div className={classes['who']}>
        <Link to="/client/$clientId" params={{ clientId }} className="u-client">
          {name}
        </Link>
        <Text c="dimmed" size="sm">
          {programTitleOf(meeting)}
        </Text>
      </div>
      {ended && <span className={`u-note ${classes['mark']}`}>Завершено</span>}
      {isCurrent && (
        <span className={`u-pill ${classes['mark']}`}>
          {isPast(time_slot.start_time) ? 'Зараз' : 'Далі'}
        </span>
      )}
      <LinkButton
        to="/session/$sessionId/edit"
        params={{ sessionId: id }}
        variant={isCurrent ? 'filled' : 'default'}
        aria-label={`План: ${name}`}
        pos="relative"
        style={{ gridArea: 'plan' }}
      >
        План
      </LinkButton>
    </li>
  )
}
