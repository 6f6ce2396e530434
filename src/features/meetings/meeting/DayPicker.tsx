import { InputBase } from '@mantine/core'
import type { ReactNode } from 'react'

import { dayText } from '#src/domain/time/date-text.ts'
import { DatePopover } from '#src/ui/dates/DatePopover.tsx'
import { WeekSteps, WeekStrip } from '#src/ui/dates/WeekStrip.tsx'

import classes from './DayPicker.module.css'

interface DayPickerProps {
  date: string
  today: string
  /** Days before it are not selectable. */
  earliest: string
  /** Dates with a free slot; null while that is not known. */
  freeDays: ReadonlySet<string> | null
  /** Called with a day of the visible month. */
  onMonth: (date: string) => void
  onPick: (date: string) => void
}

const FREE = 'є вільний час'

/** A choice of a day: a strip with its week, and a month for distant days. */
export function DayPicker({
  date,
  today,
  earliest,
  freeDays,
  onMonth,
  onPick,
}: DayPickerProps): ReactNode {
  return (
    <div>
      <div className={classes['bar']}>
        <DatePopover
          today={today}
          chosen={date}
          earliest={earliest}
          marked={{ days: freeDays, text: FREE }}
          onMonth={onMonth}
          onDay={onPick}
          renderButton={(toggle) => (
            <InputBase
              component="button"
              type="button"
              pointer
              label="Дата"
              aria-label={`Дата: ${dayText(date)}`}
              className={classes['date'] ?? ''}
              onClick={() => {
                onMonth(date)
                toggle()
              }}
            >
              {dayText(date)}
            </InputBase>
          )}
        />
        <WeekSteps date={date} earliest={earliest} onDay={onPick} />
      </div>
      <div role="group" aria-label="Дні тижня" className={classes['week']}>
        <WeekStrip
          date={date}
          today={today}
          noteOn={(day) => (freeDays?.has(day) ? FREE : null)}
          markedOn={(day) => freeDays?.has(day) ?? false}
          dayProps={(day) => ({
            'aria-pressed': day === date,
            disabled: day < earliest && day !== date,
          })}
          onDay={(day) => {
            if (day !== date) onPick(day)
          }}
        />
      </div>
    </div>
  )
}
