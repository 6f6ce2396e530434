import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'

import { weekOf } from '#src/domain/time/calendar-date.ts'
import { WEEK_LABELS } from '#src/domain/time/date-text.ts'
import { shortDayName } from '#src/domain/time/week-text.ts'

import classes from './WeekStrip.module.css'

/** What a day's control looks like; the calendar's is a link. */
interface DayLook {
  className: string
  'data-chosen': boolean
  'data-today': boolean
  children: ReactNode
}

interface WeekStripProps {
  /** The chosen day; its week is shown, Monday first. */
  date: string
  today: string
  /** What a screen reader calls a day: 'Чт 4 березня' by default. */
  nameOf?: (date: string) => string
  /** What it says of a day besides; null for nothing, or while that is not known. */
  noteOn: (date: string) => string | null
  /** Whether a day has a dot, which shows what the note says. */
  markedOn: (date: string) => boolean
  /** On a desktop the days stand over the columns of a grid. */
  overGrid?: boolean
  renderDay: (date: string, look: DayLook) => ReactNode
}

/** The days of a week to pick from. */
export function WeekStrip({
  date,
  today,
  nameOf = shortDayName,
  noteOn,
  markedOn,
  overGrid = false,
  renderDay,
}: WeekStripProps): ReactNode {
  return (
    <ol className={classes['days']} data-over-grid={overGrid}>
      {weekOf(date).map((day, at) => (
        <li key={day}>
          {renderDay(day, {
            className: classes['day'] ?? '',
            'data-chosen': day === date,
            'data-today': day === today,
            children: (
              <>
                <VisuallyHidden>
                  {[nameOf(day), day === today && 'сьогодні', noteOn(day)]
                    .filter(Boolean)
                    .join(', ')}
                </VisuallyHidden>
                <span className={classes['weekday']} aria-hidden>
                  {WEEK_LABELS[at]}
                </span>
                <span className={classes['number']} aria-hidden>
                  {Number(day.slice(8))}
                </span>
                <span className={classes['mark']} data-marked={markedOn(day)} />
              </>
            ),
          })}
        </li>
      ))}
    </ol>
  )
}
