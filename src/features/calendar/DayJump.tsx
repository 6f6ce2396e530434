import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs'
import { type ReactNode, useRef } from 'react'

import { isDate } from '#src/domain/calendar-date.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './Toolbar.module.css'

/** Any day at once, by the device's own date picker: it costs no bytes and is known to the thumb. */
export function DayJump({
  date,
  onDay,
}: {
  date: string
  onDay: (date: string) => void
}): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={classes['jump']}>
      <input
        ref={input}
        type="date"
        value={date}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          if (isDate(event.currentTarget.value)) onDay(event.currentTarget.value)
        }}
      />
      <IconButton label="Обрати дату" onClick={() => input.current?.showPicker()}>
        <IconCalendarSearch aria-hidden />
      </IconButton>
    </span>
  )
}
