import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { pageOf } from '#src/domain/lists.ts'
import { fromSessionExercises } from '#src/domain/sets.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { programTitleOf } from '#src/errors/program-title.ts'
import { Pager } from '#src/ui/Pager.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import classes from '#src/features/clients/Table.module.css'

/** Product §9 «Client card». */
const ROWS = 6

/** A client's past sessions, the latest first, 6 rows per page. */
export function HistoryTable({
  sessions,
  page: asked,
  onPage,
}: {
  sessions: readonly Session[]
  page: number
  onPage: (page: number) => void
}): ReactNode {
  const { items, page, pages } = pageOf(sessions, asked, ROWS)
  return (
    <>
      <table className={classes['table']} aria-label="Історія тренувань">
        <thead>
          <tr>
            <th scope="col">Дата</th>
            <th scope="col">Тренування</th>
            <th scope="col" className={classes['number']}>
              Вправи
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((session) => (
            <tr key={session.id}>
              <th scope="row">
                {dayText(session.time_slot.date)}
                <Text c="dimmed" size="sm">
                  {timeRange(session.time_slot.start_time, session.time_slot.end_time)}
                </Text>
              </th>
              <td>
                <Link
                  to="/session/$sessionId"
                  params={{ sessionId: session.id }}
                  className={classes['link']}
                >
                  {programTitleOf(session)}
                </Link>
                {session.status === 'cancelled' && (
                  <div>
                    <StatusBadge status={session.status} />
                  </div>
                )}
              </td>
              <td className={classes['number']}>
                {fromSessionExercises(session.session_exercises).length}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    </>
  )
}
