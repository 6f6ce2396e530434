import { VisuallyHidden } from '@mantine/core'
import { MiniCalendar } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import '@mantine/core/styles/VisuallyHidden.css'
import type { ElementType, ReactNode } from 'react'

import { weekday, weekPeriod, addDays } from '#src/domain/time/calendar-date.ts'
import { longDayText, WEEK_LABELS } from '#src/domain/time/date-text.ts'
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
  /** Further props of a day's button; `control` makes it a link. */
  dayProps: (date: string) => Record<string, unknown>
  onDay?: (date: string) => void
}

/** The days of a week, one of which can be selected. */
export function WeekStrip({
  date,
  today,
  noteOn,
  markedOn,
  overGrid = false,
  dayProps,
  onDay,
}: WeekStripProps): ReactNode {
  const labelOf = (day: string): ReactNode => (
    <>
      <VisuallyHidden>
        {[longDayText(day), day === today && 'сьогодні', noteOn(day)].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <span aria-hidden>{WEEK_LABELS[weekday(day)]}</span>
    </>
  )
  return (
    <MiniCalendar
      unstyled
      date={weekPeriod(date).from}
      classNames={{
        days: classes['days'] ?? '',
        day: classes['day'] ?? '',
        dayMonth: classes['weekday'] ?? '',
        dayNumber: classes['number'] ?? '',
      }}
      attributes={{
        days: { role: 'list', 'data-over-grid': overGrid },
        dayNumber: { 'aria-hidden': true },
      }}
      monthLabelFormat={labelOf}
      // Where the strip has arrows, they are beside the week's name: WeekSteps.
      previousControlProps={{ hidden: true }}
      nextControlProps={{ hidden: true }}
      {...(onDay && { onChange: onDay })}
      getDayProps={(day) => ({
        component: DayItem,
        // Named by its content instead of by the date.
        'aria-label': undefined,
        'data-chosen': day === date,
        'data-today': day === today,
        'data-marked': markedOn ? markedOn(day) : noteOn(day) !== null,
        ...dayProps(day),
      })}
    />
  )
}

/** A day is an item of a list, so that screen readers say how many there are. */
function DayItem({ control: Control = 'button', ...look }: { control?: ElementType }): ReactNode {
  return (
    <li>
      <Control {...look} {...(Control === 'button' && { type: 'button' })} />
    </li>
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
