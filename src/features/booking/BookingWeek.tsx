import { Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { weekPeriod } from '#src/domain/time/calendar-date.ts'
import { weekText } from '#src/domain/time/date-text.ts'
import { WeekSteps, WeekStrip } from '#src/ui/dates/WeekStrip.tsx'

import classes from './BookingWeek.module.css'

interface BookingWeekProps {
  /** The selected day. */
  date: string
  today: string
  /** How many slots of a day can be booked; null while that is not known. */
  freeOn: (date: string) => number | null
  onDay: (date: string) => void
}

/**
 * The days of a week, each with its free slots. The past cannot be reached, because it cannot be
 * booked.
 */
export function BookingWeek({ date, today, freeOn, onDay }: BookingWeekProps): ReactNode {
  const { from, to } = weekPeriod(date)
  return (
    <div className={classes['strip']}>
      <div className={classes['week']}>
        <WeekSteps date={date} earliest={today} onDay={onDay}>
          <Title order={3} aria-live="polite">
            {weekText(from, to, today.slice(0, 4))}
          </Title>
        </WeekSteps>
      </div>
      <WeekStrip
        date={date}
        today={today}
        noteOn={(day) => freeText(freeOn(day))}
        markedOn={(day) => Boolean(freeOn(day))}
        dayProps={(day) => ({ 'aria-pressed': day === date, 'data-past': day < today })}
        onDay={onDay}
      />
    </div>
  )
}

function freeText(free: number | null): string | null {
  if (free === null) return null
  return free > 0 ? `вільно годин: ${free}` : 'вільного часу немає'
}
