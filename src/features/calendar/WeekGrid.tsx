import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'

import type { Session } from '#src/api/session-reads.ts'
import type { TimeSlot } from '#src/api/slot-reads.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { hourRange, ROW_HEIGHT, rowCount } from '#src/features/calendar/rules/calendar-grid.ts'

import { dayEntries } from './day-entries.ts'
import { DayColumn } from './DayColumn.tsx'

import classes from './WeekGrid.module.css'

// The same widths as in the style sheet.
const TABLET = { query: '(min-width: 48em)', days: 3 }
const DESKTOP = { query: '(min-width: 80em)', days: 7 }
/** The media queries are evaluated before the first rendering: no server renders the calendar. */
const AT_ONCE = { getInitialValueInEffect: false }

/** How many days are side by side. The other days of the week are not rendered. */
function useDaysShown(): number {
  const isTablet = useMediaQuery(TABLET.query, false, AT_ONCE)
  const isDesktop = useMediaQuery(DESKTOP.query, false, AT_ONCE)
  if (isDesktop) return DESKTOP.days
  return isTablet ? TABLET.days : 1
}

interface WeekGridProps {
  week: readonly string[]
  /** The selected day, the only one on a phone. */
  date: string
  now: { date: string; time: string }
  slots: readonly TimeSlot[]
  sessions: readonly Session[]
}

/** The week in rows of half an hour (product §2 «Calendar details»). */
export function WeekGrid({ week, date, now, slots, sessions }: WeekGridProps): ReactNode {
  const days = week.map((day) => ({ day, entries: dayEntries(day, slots, sessions) }))
  const range = hourRange(
    days.flatMap(({ entries }) =>
      entries.map(({ start, end }) => ({ start_time: start, end_time: end })),
    ),
  )
  const hours = Array.from({ length: range.to - range.from }, (_, n) => range.from + n)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the router, which scrolls a new screen to the top.
    const frame = requestAnimationFrame(() => {
      const line = grid.current?.querySelector('[data-chosen="true"]:has(li) [data-now]')
      // In the evening the current hour is below the visible part. An empty day has none to show.
      if (line && line.getBoundingClientRect().top > innerHeight - 2 * ROW_HEIGHT)
        line.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  // The selected day and those after it, within its week.
  const count = useDaysShown()
  const first = Math.min(week.indexOf(date), week.length - count)
  const shown = days.slice(first, first + count)
  const style = { '--row': `${ROW_HEIGHT}px`, '--rows': rowCount(range) }
  return (
    <div ref={grid} className={classes['grid']} style={style}>
      <div className={classes['heads']} aria-hidden>
        {shown.map(({ day }) => (
          <span key={day} data-chosen={day === date}>
            {dayText(day)}
          </span>
        ))}
      </div>
      <div className={classes['hours']} aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
        ))}
      </div>
      {shown.map(({ day, entries }) => (
        <DayColumn
          key={day}
          date={day}
          chosen={day === date}
          entries={entries}
          silent={days.every((other) => other.entries.length === 0)}
          range={range}
          now={now}
        />
      ))}
    </div>
  )
}
