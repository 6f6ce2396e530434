import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { addDays, weekOf } from '#src/domain/time/calendar-date.ts'
import { dayText } from '#src/domain/time/date-text.ts'

import { DayPartGroup, type StatedSlot } from './DayPartGroup.tsx'
import { DAY_PARTS, dayPartOf } from './slot-state.ts'

import classes from './BookingView.module.css'

interface DaySlotsProps {
  /** The slots of the week. */
  slots: readonly StatedSlot[]
  date: string
  chosenId: string | undefined
  onChoose: Parameters<typeof DayPartGroup>[0]['onChoose']
  onDay: (date: string) => void
}

/**
 * The slots of one day in three groups. If none is free, a button opens the next day of the week
 * that has a free slot, or else the next week.
 */
export function DaySlots({ slots, date, chosenId, onChoose, onDay }: DaySlotsProps): ReactNode {
  const ofDay = slots.filter(({ slot }) => slot.date === date)
  const hasFree = ofDay.some(({ state }) => state === 'free')
  const nextFree = slots.find(({ slot, state }) => slot.date > date && state === 'free')?.slot.date
  const next = nextFree ?? addDays(weekOf(date)[0] ?? date, 7)
  return (
    <>
      {!hasFree && (
        <div className={classes['empty']}>
          <Text fw={600}>
            {ofDay.length > 0
              ? 'Вільного часу цього дня вже немає.'
              : 'Цього дня тренер не приймає.'}
          </Text>
          <Button
            variant="default"
            px="sm"
            classNames={{ label: classes['next'] ?? '' }}
            onClick={() => onDay(next)}
          >
            {nextFree ? `Найближчий: ${dayText(nextFree)}` : 'Показати наступний тиждень'}
          </Button>
        </div>
      )}
      {ofDay.length > 0 &&
        DAY_PARTS.map((part) => (
          <DayPartGroup
            // On another day the groups are open again.
            key={`${date} ${part.id}`}
            part={part}
            slots={ofDay.filter(({ slot }) => dayPartOf(slot) === part)}
            chosenId={chosenId}
            onChoose={onChoose}
          />
        ))}
    </>
  )
}
