import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'

import { longDayText, WEEK_LABELS } from '#src/domain/date-text.ts'
import { plural } from '#src/domain/plural.ts'

import classes from './WeekStrip.module.css'

interface WeekStripProps {
  week: readonly string[]
  /** The chosen day. */
  date: string
  today: string
  /** How many meetings a day has; null while that is not known. */
  meetingsOn: (date: string) => number | null
}

/** The days of the week to pick from; on a desktop they head the columns of the grid. */
export function WeekStrip({ week, date, today, meetingsOn }: WeekStripProps): ReactNode {
  return (
    <nav aria-label="Дні тижня">
      <ol className={classes['days']}>
        {week.map((day, n) => {
          const meetings = meetingsOn(day)
          return (
            <li key={day}>
              <Link
                to="/calendar"
                search={{ date: day }}
                resetScroll={false}
                className={classes['day']}
                aria-current={day === date ? 'page' : undefined}
                data-chosen={day === date}
                data-today={day === today}
              >
                <VisuallyHidden>{dayLabel(day, today, meetings)}</VisuallyHidden>
                <span className={classes['weekday']} aria-hidden>
                  {WEEK_LABELS[n]}
                </span>
                <span className={classes['number']} aria-hidden>
                  {Number(day.slice(8))}
                </span>
                <span className={classes['mark']} data-busy={meetings !== null && meetings > 0} />
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function dayLabel(day: string, today: string, meetings: number | null): string {
  const parts = [longDayText(day)]
  if (day === today) parts.push('сьогодні')
  if (meetings !== null && meetings > 0)
    parts.push(`${meetings} ${plural(meetings, 'зустріч', 'зустрічі', 'зустрічей')}`)
  return parts.join(', ')
}
