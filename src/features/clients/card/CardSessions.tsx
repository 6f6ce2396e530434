import { Text } from '@mantine/core'
import { IconCalendarPlus, IconChevronRight, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { POLL_MS } from '#src/api/queries.ts'
import { pageOf } from '#src/domain/lists.ts'
import { byExercise } from '#src/domain/sets.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { hoursText } from '#src/domain/time/own-time.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { aheadOptions, behindOptions, history, upcoming } from '#src/features/clients/api.ts'
import { QuerySection } from '#src/features/clients/CardParts.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { Pager } from '#src/ui/Pager.tsx'
import { EmptyState } from '#src/ui/states/States.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import { AddToCalendar, CoachFacts } from './ConfirmedTraining.tsx'

import table from '#src/features/clients/Table.module.css'
import classes from './CardSessions.module.css'

const route = getRouteApi('/_shell/client/$clientId')

/** The numbers of upcoming sessions, and of rows on a page of the history: product §9 «Client card». */
const UPCOMING = 4
const ROWS = 6

/** The agreed sessions of the next month; each is a link to its details. */
export function UpcomingSection({
  clientId,
  own = false,
  action,
}: {
  clientId: string
  /**
   * Whether the client views it: the coach and buttons for the calendar are shown then, and the
   * sessions are polled for the coach's answer.
   */
  own?: boolean
  /** A link to book or plan another one. */
  action?: ReactNode
}): ReactNode {
  const now = useKyivNow()
  const options = aheadOptions(clientId, now.date)
  const query = useQuery({ ...options, refetchInterval: own && POLL_MS })
  return (
    <QuerySection title="Найближчі тренування" action={action} query={query} height="14rem">
      {(sessions) => {
        const next = upcoming(sessions, now).slice(0, UPCOMING)
        // The next one stands above, with its coach.
        const oneOfEachOther = next.filter(
          ({ coach_id }, at) =>
            at > 0 && next.findIndex((other) => other.coach_id === coach_id) === at,
        )
        if (next.length === 0)
          return (
            <EmptyState
              icon={<IconCalendarPlus aria-hidden />}
              title="Запланованих тренувань немає"
              text="Тут з’являться підтверджені тренування на місяць уперед."
            />
          )
        return (
          <>
            <ol className={classes['list']}>
              {next.map((session) => (
                <li key={session.id}>
                  <Link
                    to="/session/$sessionId"
                    params={{ sessionId: session.id }}
                    className={classes['session']}
                  >
                    <span>
                      <Text span display="block" fw={700}>
                        {dayText(session.time_slot.date)}
                      </Text>
                      <Text span display="block" c="dimmed" size="sm">
                        {hoursText(session.time_slot)}
                      </Text>
                    </span>
                    <span className={classes['program']}>{programTitleOf(session)}</span>
                    <IconChevronRight size={20} aria-hidden />
                  </Link>
                  {own && <AddToCalendar session={session} asIcon />}
                </li>
              ))}
            </ol>
            {own &&
              oneOfEachOther.map((session) => <CoachFacts key={session.id} session={session} />)}
          </>
        )
      }}
    </QuerySection>
  )
}

/** The sessions of the past month, the latest first (product §9 «Client card»). */
export function HistorySection({ clientId }: { clientId: string }): ReactNode {
  const now = useKyivNow()
  const query = useQuery(behindOptions(clientId, now.date))
  const { page: asked = 1 } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  return (
    <QuerySection title="Історія тренувань" query={query} height="20rem">
      {(sessions) => {
        const { items, page, pages } = pageOf(history(sessions, now), asked, ROWS)
        if (items.length === 0)
          return (
            <EmptyState
              icon={<IconHistory aria-hidden />}
              title="Історія з’явиться після 1 тренування"
            />
          )
        return (
          <>
            <table className={table['table']} aria-label="Історія тренувань">
              <thead>
                <tr>
                  <th scope="col">Дата</th>
                  <th scope="col">Тренування</th>
                  <th scope="col" className={table['number']}>
                    Вправи
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ id, time_slot, status, session_exercises, ...session }) => (
                  <tr key={id}>
                    <th scope="row">
                      {dayText(time_slot.date)}
                      <Text c="dimmed" size="sm">
                        {timeRange(time_slot.start_time, time_slot.end_time)}
                      </Text>
                    </th>
                    <td>
                      <Link
                        to="/session/$sessionId"
                        params={{ sessionId: id }}
                        className={table['link']}
                      >
                        {programTitleOf(session)}
                      </Link>
                      {status === 'cancelled' && (
                        <div>
                          <StatusBadge status={status} />
                        </div>
                      )}
                    </td>
                    <td className={table['number']}>{byExercise(session_exercises).length}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {pages > 1 && (
              <Pager
                page={page}
                pages={pages}
                onPage={(next) =>
                  void navigate({ search: { page: next }, replace: true, resetScroll: false })
                }
              />
            )}
          </>
        )
      }}
    </QuerySection>
  )
}
