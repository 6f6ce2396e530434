import { Input } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './DayHours.module.css'

/** 'HH:MM', hours 0-23 (product §5 «Working hours»). */
const PATTERN = '([01]\\d|2[0-3]):[0-5]\\d'

interface TimeFieldProps {
  /** The accessible name, with day and slot. It is not visible: the column has a heading. */
  label: string
  value: string
  /** Id of the element with the error text. */
  errorId: string | undefined
  onType: (text: string) => void
  /** Called on blur, and on Enter. */
  onLeave: () => void
  onFocus: () => void
}

/** A typed time. It is applied on blur (product §4 «Working hours»). */
export function TimeField({
  label,
  value,
  errorId,
  onType,
  onLeave,
  onFocus,
}: TimeFieldProps): ReactNode {
  return (
    <Input
      aria-label={label}
      value={value}
      placeholder="09:00"
      pattern={PATTERN}
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
      className={classes['time'] ?? ''}
      withAria={false}
      error={errorId !== undefined}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      onChange={(event) => onType(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select()
        onFocus()
      }}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Applies the time; saving has its own button.
        event.preventDefault()
        onLeave()
      }}
    />
  )
}
