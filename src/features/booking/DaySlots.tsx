import { Button, Text, Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/api/reads.ts'
import { addDays, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'

import {
  DAY_PARTS,
  type DayPart,
  dayPartOf,
  rangeOf,
  STATE_WORDS,
  type StatedSlot,
} from './slot-state.ts'

import classes from './BookingView.module.css'

interface SlotsProps {
  slots: readonly StatedSlot[]
  chosenId: string | undefined
  /** Null if the visitor cannot book. */
  onChoose: ((slot: TimeSlot) => void) | null
}

interface DaySlotsProps extends SlotsProps {
  /** The selected day; `slots` are those of its week. */
  date: string
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
            classNames={{ label: 'u-lines' }}
            onClick={() => onDay(nextFree ?? addDays(weekPeriod(date).to, 1))}
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

interface DayPartProps extends SlotsProps {
  part: DayPart
}

/** One part of the day, headed with its range; it can be opened and closed. */
export function DayPartGroup({ part, slots, chosenId, onChoose }: DayPartProps): ReactNode {
  const range = rangeOf(
    part,
    slots.map(({ slot }) => slot),
  )
  const free = slots.filter(({ state }) => state === 'free').length
  return (
    <details className={classes['group']} open={slots.length > 0}>
      <summary className={classes['summary']}>
        <Title order={4} size="1rem" className="u-grow">
          {part.title} <span className={classes['range']}>{range}</span>
        </Title>
        <span className={classes['count']}>{free > 0 ? `вільно: ${free}` : 'немає вільних'}</span>
        <IconChevronDown size={20} aria-hidden className={classes['arrow'] ?? ''} />
      </summary>
      {slots.length > 0 && (
        <ul className={classes['chips']}>
          {slots.map(({ slot, state }) => (
            <li key={slot.id}>
              <button
                type="button"
                className={classes['chip']}
                data-state={state}
                aria-disabled={state !== 'free' || onChoose === null}
                aria-current={slot.id === chosenId}
                onClick={() => state === 'free' && onChoose?.(slot)}
              >
                <span className={classes['time']}>{timeRange(slot.start_time, slot.end_time)}</span>{' '}
                <span className={classes['word']}>
                  {slot.id === chosenId && state === 'free' ? 'обрано' : STATE_WORDS[state]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
