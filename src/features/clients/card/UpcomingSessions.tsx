import { Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { programTitleOf } from '#src/errors/program-title.ts'

import { AddToCalendar } from './AddToCalendar.tsx'
import { CoachFacts } from './CoachFacts.tsx'

import classes from './UpcomingSessions.module.css'

/** Product §9 «Client card». */
const SHOWN = 4

/**
 * The next sessions of a client; each is a link to its details. The client's own can be added to a
 * calendar.
 */
export function UpcomingSessions({
  sessions,
  own,
}: {
  sessions: readonly Session[]
  /** Whether the client views it. */
  own: boolean
}): ReactNode {
  const shown = sessions.slice(0, SHOWN)
  // One session per coach.
  const held = shown.filter(
    ({ coach_id }, at) => shown.findIndex((other) => other.coach_id === coach_id) === at,
  )
  return (
    <>
      <ol className={classes['list']}>
        {shown.map((session) => (
          <li key={session.id}>
            <Link
              to="/session/$sessionId"
              params={{ sessionId: session.id }}
              className={classes['session']}
            >
              <span className={classes['when']}>
                <Text span fw={700}>
                  {dayText(session.time_slot.date)}
                </Text>
                <Text span c="dimmed" size="sm">
                  {timeRange(session.time_slot.start_time, session.time_slot.end_time)}
                </Text>
              </span>
              <span className={classes['program']}>{programTitleOf(session)}</span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
            {own && <AddToCalendar session={session} asIcon />}
          </li>
        ))}
      </ol>
      {own && held.map((session) => <CoachFacts key={session.id} session={session} />)}
    </>
  )
}
