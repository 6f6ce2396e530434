import { FocusTrap } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { ReactNode } from 'react'

import { Dates, type MonthOptions, monthProps } from './dates.tsx'

export interface DateChoiceProps extends MonthOptions {
  chosen: string
  onDay: (date: string) => void
  /** Called with a day of the month that is shown. */
  onMonth?: (date: string) => void
}

/** A calendar to pick a day from, inside a popover: it takes the focus when its code has loaded. */
export function DateChoice({ onDay, onMonth, ...month }: DateChoiceProps): ReactNode {
  return (
    <Dates>
      <FocusTrap>
        <DatePicker
          {...monthProps(month)}
          value={month.chosen}
          onChange={(day) => day && onDay(day)}
          {...(onMonth && { onDateChange: onMonth })}
        />
      </FocusTrap>
    </Dates>
  )
}
