import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import '@mantine/core/styles/VisuallyHidden.css'
import type { ReactNode } from 'react'

import { addDays, weekOf, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { longDayText } from '#src/domain/time/calendar-text.ts'
import { WEEK_LABELS } from '#src/domain/time/date-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './WeekStrip.module.css'

interface WeekStripProps {
  /** The selected day; its week is shown, Monday first. */
  date: string
  today: string
  /** What the name of a day adds for a screen reader; null for nothing, or while not known. */
  noteOn: (date: string) => string | null
  /** Whether a day has a dot, the visible form of the note; by default if there is one. */
  markedOn?: (date: string) => boolean
  /** On a desktop the days are above the columns of a grid. */
  overGrid?: boolean
  /** Further props of a day's button; `renderRoot` makes it a link. */
  dayProps: (date: string) => Record<string, unknown>
}

/** The days of a week, one of which can be selected. */
export function WeekStrip({
  date,
  today,
  noteOn,
  markedOn,
  overGrid = false,
  dayProps,
}: WeekStripProps): ReactNode {
  return (
    <ul className={classes['days']} data-over-grid={overGrid}>
      {weekOf(date).map((day, at) => (
        <li key={day}>
          <UnstyledButton
            className={classes['day']}
            data-chosen={day === date}
            data-today={day === today}
            data-marked={markedOn ? markedOn(day) : noteOn(day) !== null}
            {...dayProps(day)}
          >
            <VisuallyHidden>
              {[longDayText(day), day === today && 'сьогодні', noteOn(day)]
                .filter(Boolean)
                .join(', ')}
            </VisuallyHidden>
            <span className={classes['weekday']} aria-hidden>
              {WEEK_LABELS[at]}
            </span>
            <span className={classes['number']} aria-hidden>
              {Number(day.slice(8))}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

interface WeekStepsProps {
  date: string
  /** Days before it are not selectable. */
  earliest: string
  onDay: (date: string) => void
  /** Rendered between the two buttons. */
  children?: ReactNode
}

/** Buttons for the previous week, as far as `earliest` allows, and the next week. */
export function WeekSteps({ date, earliest, onDay, children }: WeekStepsProps): ReactNode {
  const before = addDays(date, -7)
  return (
    <>
      <IconButton
        label="Попередній тиждень"
        disabled={weekPeriod(date).from <= earliest}
        onClick={() => onDay(before < earliest ? earliest : before)}
      >
        <IconChevronLeft aria-hidden />
      </IconButton>
      {children}
      <IconButton label="Наступний тиждень" onClick={() => onDay(addDays(date, 7))}>
        <IconChevronRight aria-hidden />
      </IconButton>
    </>
  )
}
