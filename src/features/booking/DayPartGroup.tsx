import { Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/api/reads.ts'
import { timeRange } from '#src/domain/time/date-text.ts'

import { type DayPart, rangeOf, type SlotState, STATE_WORDS } from './slot-state.ts'

import classes from './DayPartGroup.module.css'

export interface StatedSlot {
  slot: TimeSlot
  state: SlotState
}

interface DayPartGroupProps {
  part: DayPart
  slots: readonly StatedSlot[]
  chosenId: string | undefined
  /** Null if the visitor cannot book. */
  onChoose: ((slot: TimeSlot) => void) | null
}

/** One part of the day, headed with its range; it can be opened and closed. */
export function DayPartGroup({ part, slots, chosenId, onChoose }: DayPartGroupProps): ReactNode {
  const range = rangeOf(
    part,
    slots.map(({ slot }) => slot),
  )
  const free = slots.filter(({ state }) => state === 'free').length
  return (
    <details className={classes['group']} open={slots.length > 0}>
      <summary className={classes['summary']}>
        <Title order={4} size="1rem" className={classes['title'] ?? ''}>
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
