import { TextInput, VisuallyHidden } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { type ReactNode, useEffect, useRef } from 'react'

import { addDays, isDate, weekOf } from '#src/domain/calendar-date.ts'
import { WEEK_LABELS } from '#src/domain/date-text.ts'
import { monthOf } from '#src/domain/week-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './DayPicker.module.css'

interface DayPickerProps {
  date: string
  today: string
  /** Days before it cannot be picked. */
  earliest: string
  /** Dates that have a free slot; null while that is not known. */
  freeDays: ReadonlySet<string> | null
  onPick: (date: string) => void
}

/**
 * A day of the calendar: a strip of its week, and the device's own date field for what is far away (on
 * a phone it is the picker that people know, and it weighs nothing).
 */
export function DayPicker({ date, today, earliest, freeDays, onPick }: DayPickerProps): ReactNode {
  // Not a controlled field: between two digits of a year there is no date to put back.
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current.value !== date) field.current.value = date
  }, [date])

  const week = weekOf(date)
  const lastWeek = addDays(date, -7)
  const pickEarlier = (): void => onPick(lastWeek < earliest ? earliest : lastWeek)
  return (
    <div>
      <div className={classes['bar']}>
        <TextInput
          ref={field}
          type="date"
          label="Дата"
          defaultValue={date}
          min={earliest}
          className={classes['date'] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            if (isDate(value) && value >= earliest) onPick(value)
          }}
        />
        <IconButton
          label="Попередній тиждень"
          disabled={(week[0] ?? date) <= earliest}
          onClick={pickEarlier}
        >
          <IconChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Наступний тиждень" onClick={() => onPick(addDays(date, 7))}>
          <IconChevronRight aria-hidden />
        </IconButton>
      </div>
      <div role="group" aria-label="Дні тижня" className={classes['week']}>
        {week.map((day, at) => (
          <button
            key={day}
            type="button"
            className={classes['day']}
            aria-pressed={day === date}
            data-today={day === today}
            disabled={day < earliest && day !== date}
            onClick={() => {
              if (day !== date) onPick(day)
            }}
          >
            <span className={classes['weekday']}>{WEEK_LABELS[at]} </span>
            {Number(day.slice(8))}
            <VisuallyHidden>
              {` ${monthOf(day)}`}
              {freeDays?.has(day) && ', є вільний час'}
            </VisuallyHidden>
            <span className={classes['dot']} data-free={freeDays?.has(day) ?? false} />
          </button>
        ))}
      </div>
    </div>
  )
}
