import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { plural } from '#src/domain/plural.ts'
import { longDayText } from '#src/domain/time/date-text.ts'
import { WeekStrip } from '#src/ui/dates/WeekStrip.tsx'

interface CalendarWeekProps {
  /** The selected day. */
  date: string
  today: string
  /** How many meetings a day has; null while that is not known. */
  meetingsOn: (date: string) => number | null
}

/** The days of the week to select from; on a desktop they are the column headings of the grid. */
export function CalendarWeek({ date, today, meetingsOn }: CalendarWeekProps): ReactNode {
  return (
    <nav aria-label="Дні тижня">
      <WeekStrip
        date={date}
        today={today}
        nameOf={longDayText}
        noteOn={(day) => meetingsText(meetingsOn(day))}
        markedOn={(day) => Boolean(meetingsOn(day))}
        overGrid
        dayProps={(day) => ({
          control: DayLink,
          day,
          'aria-current': day === date ? 'page' : undefined,
        })}
      />
    </nav>
  )
}

/** A link for a day of the strip. The strip passes its class and its content in `look`. */
function DayLink({ day, ...look }: { day: string; className: string }): ReactNode {
  return <Link {...look} to="/calendar" search={{ date: day }} resetScroll={false} />
}

const meetingsText = (meetings: number | null): string | null =>
  meetings ? `${meetings} ${plural(meetings, 'зустріч', 'зустрічі', 'зустрічей')}` : null
