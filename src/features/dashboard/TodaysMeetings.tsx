import { Button, Text, Title } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { components } from '#src/api/contract.gen.ts'
import { useClient } from '#src/api/use-client.ts'
import { clientName } from '#src/domain/full-name.ts'
import { plural } from '#src/domain/plural.ts'
import { toMinutes } from '#src/domain/time/clock-time.ts'
import { timeRange } from '#src/domain/time/date-text.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { Card } from '#src/ui/Card.tsx'
import { UserAvatar } from '#src/ui/pictures/UserAvatar.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'

import { meetingsOptions } from './api.ts'

import classes from './TodaysMeetings.module.css'

type Session = components['schemas']['Session']

/**
 * The meetings of `date` by time, with the current or next one marked. `time` is the Kyiv time now.
 */
export function TodaysMeetings({
  coachId,
  date,
  time,
}: {
  coachId: string
  date: string
  time: string
}): ReactNode {
  const { data: meetings } = useSuspenseQuery(meetingsOptions(coachId, date))
  const current = meetings.find(({ time_slot }) => toMinutes(time_slot.end_time) > toMinutes(time))
  return (
    <Card as="section" aria-labelledby="meetings" className={classes['card']}>
      <div className={classes['heading']}>
        <Title order={2} id="meetings">
          Зустрічі сьогодні
        </Title>
        {meetings.length > 0 && (
          <Text c="dimmed" size="sm" fw={600}>
            {meetings.length} {plural(meetings.length, 'зустріч', 'зустрічі', 'зустрічей')}
          </Text>
        )}
      </div>
      {meetings.length === 0 ? (
        <EmptyState
          icon={<IconCalendarOff aria-hidden />}
          title="Сьогодні зустрічей немає"
          text="Тут з’являться підтверджені тренування цього дня. Вільні години — у календарі."
        />
      ) : (
        <ol className={classes['list']}>
          {meetings.map((meeting) => (
            <Meeting
              key={meeting.id}
              meeting={meeting}
              mark={meeting === current ? markOf(meeting, time) : null}
              over={toMinutes(meeting.time_slot.end_time) <= toMinutes(time)}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

const markOf = ({ time_slot }: Session, time: string): string =>
  toMinutes(time_slot.start_time) <= toMinutes(time) ? 'Зараз' : 'Далі'

/** A meeting; a press anywhere in its row opens its session. */
function Meeting({
  meeting,
  mark,
  over,
}: {
  meeting: Session
  mark: string | null
  over: boolean
}): ReactNode {
  const { id, time_slot } = meeting
  const client = useClient(meeting)
  return (
    <li className={classes['meeting']} data-current={mark !== null} data-over={over}>
      <time className={classes['time']}>{timeRange(time_slot.start_time, time_slot.end_time)}</time>
      <UserAvatar user={client} size={40} />
      <div className={classes['who']}>
        <Link to="/session/$sessionId" params={{ sessionId: id }} className={classes['name']}>
          {clientName(client)}
        </Link>
        <Text c="dimmed" size="sm">
          {programTitleOf(meeting)}
        </Text>
      </div>
      {(mark || over) && (
        <span className={mark ? classes['mark'] : classes['over']}>{mark || 'Завершено'}</span>
      )}
      {mark && (
        <Button
          className={classes['plan'] ?? ''}
          renderRoot={(props) => (
            <Link {...props} to="/session/$sessionId" params={{ sessionId: id }} />
          )}
        >
          Відкрити план
        </Button>
      )}
    </li>
  )
}
