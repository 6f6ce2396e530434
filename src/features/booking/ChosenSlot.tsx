import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/api/slots.ts'
import { dayText, timeRange } from '#src/domain/date-text.ts'

import classes from './BookingView.module.css'

/** The slot that the address names, still at hand after signing in or reloading. */
export function ChosenSlot({
  slot,
  onBook,
}: {
  slot: TimeSlot
  onBook: (slot: TimeSlot) => void
}): ReactNode {
  return (
    <div className={classes['chosen']} role="group" aria-label="Обраний час">
      <div>
        <Text size="sm" fw={500}>
          Ви обрали
        </Text>
        <Text fw={700}>
          {dayText(slot.date)}, {timeRange(slot.start_time, slot.end_time)}
        </Text>
      </div>
      <Button onClick={() => onBook(slot)}>Записатися</Button>
    </div>
  )
}

/** The slot that the address names can no longer be booked. */
export function GoneSlot(): ReactNode {
  return (
    <p role="status" className={classes['gone']}>
      Обраний час уже недоступний. Оберіть інший.
    </p>
  )
}
