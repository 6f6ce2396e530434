import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'

import { weekOf } from '#src/domain/time/calendar-date.ts'
import { WEEK_LABELS } from '#src/domain/time/date-text.ts'
import { shortDayName } from '#src/domain/time/week-text.ts'

import classes from './WeekStrip.module.css'

/** How a day's control is rendered; the calendar renders a link. */
interface DayLook {
  className: string
  'data-chosen': boolean
  'data-today': boolean
  children: ReactNode
}

interface WeekStripProps {
  /** The selected day; its week is shown, Monday first. */
  date: string
  today: string
  /** The accessible name of a day: 'Чт 4 березня' by default. */
  nameOf?: (date: string) => string
  /** What the accessible name adds for a day; null for nothing, or while that is not known. */
  noteOn: (date: string) => string | null
  /** Whether a day has a dot, the visible form of the note. */
  markedOn: (date: string) => boolean
  /** On a desktop the days are above the columns of a grid. */
  overGrid?: boolean
  renderDay: (date: string, look: DayLook) => ReactNode
}

/** The days of a week, one of which can be selected. */
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
