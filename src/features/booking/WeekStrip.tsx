import { Title, VisuallyHidden } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'

import { addDays, weekOf } from '#src/domain/calendar-date.ts'
import { WEEK_LABELS } from '#src/domain/date-text.ts'
import { monthOf, weekText } from '#src/domain/week-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './WeekStrip.module.css'

interface WeekStripProps {
  /** The chosen day; its week is shown, Monday first. */
  date: string
  today: string
  /** How many slots of a day can be booked; null while that is not known. */
  freeOn: (date: string) => number | null
  onDay: (date: string) => void
}

/** The days of a week to pick from, each with what is free. The past cannot be reached: it cannot be booked. */
export function WeekStrip({ date, today, freeOn, onDay }: WeekStripProps): ReactNode {
  const days = weekOf(date)
  const [monday = date] = days
  const sunday = days.at(-1) ?? date
  const before = addDays(date, -7)
  return (
    <div className={classes['strip']}>
      <div className={classes['week']}>
        <IconButton
          label="Попередній тиждень"
          className={classes['arrow'] ?? ''}
          disabled={monday <= today}
          onClick={() => onDay(before < today ? today : before)}
        >
          <IconChevronLeft aria-hidden />
        </IconButton>
        <Title order={3} aria-live="polite">
          {weekText(monday, sunday, today.slice(0, 4))}
        </Title>
        <IconButton label="Наступний тиждень" onClick={() => onDay(addDays(date, 7))}>
          <IconChevronRight aria-hidden />
        </IconButton>
      </div>
      <ol className={classes['days']}>
        {days.map((day, at) => {
          const free = freeOn(day)
          return (
            <li key={day}>
              <button
                type="button"
                className={classes['day']}
                aria-pressed={day === date}
                data-past={day < today}
                onClick={() => onDay(day)}
              >
                <span className={classes['weekday']}>{WEEK_LABELS[at]}</span>{' '}
                <span className={classes['number']}>{Number(day.slice(8))}</span>{' '}
                <VisuallyHidden>{restOfLabel(day, today, free)}</VisuallyHidden>
                <span className={classes['mark']} data-free={free !== null && free > 0} />
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** What a sighted person sees without words: the month, today's place, whether anything is free. */
function restOfLabel(day: string, today: string, free: number | null): string {
  const parts = [monthOf(day)]
  if (day === today) parts.push('сьогодні')
  if (free !== null) parts.push(free > 0 ? `вільно годин: ${free}` : 'вільного часу немає')
  return parts.join(', ')
}
