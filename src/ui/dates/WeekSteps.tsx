import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { addDays, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

interface WeekStepsProps {
  date: string
  /** Days before it are not selectable. */
  earliest: string
  onDay: (date: string) => void
  /** Rendered between the two buttons. */
  children?: ReactNode
}

/** Buttons for the previous week, as far as `earliest` allows, and the next week. */
export function WeekSteps({ date, earliest, onDay, children }: WeekStepsProps): ReactNode {
  const before = addDays(date, -7)
  return (
    <>
      <IconButton
        label="Попередній тиждень"
        disabled={weekPeriod(date).from <= earliest}
        onClick={() => onDay(before < earliest ? earliest : before)}
      >
        <IconChevronLeft aria-hidden />
      </IconButton>
      {children}
      <IconButton label="Наступний тиждень" onClick={() => onDay(addDays(date, 7))}>
        <IconChevronRight aria-hidden />
      </IconButton>
    </>
  )
}
