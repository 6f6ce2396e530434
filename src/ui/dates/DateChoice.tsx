import { FocusTrap } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { ReactNode } from 'react'

import { Dates, monthProps } from './dates.tsx'

interface DateChoiceProps {
  date: string
  today: string
  onDay: (date: string) => void
}

/** A calendar to pick a day from, inside a popover: it takes the focus when its code has loaded. */
export function DateChoice({ date, today, onDay }: DateChoiceProps): ReactNode {
  return (
    <Dates>
      <FocusTrap>
        <DatePicker
          {...monthProps({ today, chosen: date })}
          value={date}
          onChange={(day) => day && onDay(day)}
        />
      </FocusTrap>
    </Dates>
  )
}
