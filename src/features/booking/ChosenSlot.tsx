import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'

import type { StatedSlot } from './DayPartGroup.tsx'

import classes from './BookingView.module.css'

interface ChosenSlotProps {
  /** Undefined if the week has no such slot. */
  chosen: StatedSlot | undefined
  onBook: (slot: TimeSlot) => void
}

/** The slot in the address, which is kept across a sign-in or a reload. */
export function ChosenSlot({ chosen, onBook }: ChosenSlotProps): ReactNode {
  // The person's own request or training is named in the list of slots.
  if (chosen?.state === 'requested' || chosen?.state === 'booked') return null
  if (chosen?.state !== 'free')
    return (
      <p role="status" className={classes['gone']}>
        Обраний час уже недоступний. Обери інший.
      </p>
    )
  const { slot } = chosen
  return (
    <div className={classes['chosen']} role="group" aria-label="Обраний час">
      <div>
        <Text size="sm" fw={500}>
          Твій вибір
        </Text>
        <Text fw={700}>
          {dayText(slot.date)}, {timeRange(slot.start_time, slot.end_time)}
        </Text>
      </div>
      <Button onClick={() => onBook(slot)}>Записатися</Button>
    </div>
  )
}
