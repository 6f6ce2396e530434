/** The time slots of a day, and what a viewer can do with them (decisions 6 and 7). */
import { Button, Text, Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/api/queries.ts'
import { addDays, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { dayText, timeRange, trimSeconds } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { ownNote } from '#src/domain/time/own-time.ts'
import { isBookable } from '#src/domain/time/request-deadline.ts'

import classes from './BookingView.module.css'

/** `late`: not past yet, but a request would be annulled at once. */
export type SlotState = keyof typeof STATE_WORDS

export interface StatedSlot {
  slot: TimeSlot
  state: SlotState
}

/** The text of a slot's state, for its chip. */
export const STATE_WORDS = {
  free: 'вільно',
  requested: 'твій запит',
  booked: 'твоє тренування',
  taken: 'зайнято',
  past: 'минуло',
  late: 'запис закрито',
}

/**
 * The state of a slot at a moment, in ms.
 *
 * @param clientId the client who views it: a slot of their own session is `requested` or `booked`,
 * not `taken`; null for any other viewer
 */
export function slotState(slot: TimeSlot, now: number, clientId: string | null): SlotState {
  const startsAt = kyivInstant(slot.date, slot.start_time)
  if (startsAt <= now) return 'past'
  // The slot is in the future, so a concluded session blocks it as well; a cancelled one never
  // does.
  const holder = slot.training_sessions.find(({ status }) => status !== 'cancelled')
  if (holder === undefined) return isBookable(startsAt, now) ? 'free' : 'late'
  if (clientId === null || holder.client_id !== clientId) return 'taken'
  return holder.status === 'unverified' ? 'requested' : 'booked'
}

/**
 * The groups of product §9 «Booking groups»: each has the slots that start with its range or later,
 * and before the next one; the first also has earlier slots.
 */
export const DAY_PARTS = [
  { id: 'morning', title: 'Ранок', range: '08:00–11:30' },
  { id: 'day', title: 'День', range: '12:00–17:30' },
  { id: 'evening', title: 'Вечір', range: '18:00–22:00' },
] as const

/**
 * The range of a part as text, widened to include all its slots: some may start outside the hours
 * of product §9.
 */
export function rangeOf(part: DayPart, slots: readonly Pick<TimeSlot, 'start_time'>[]): string {
  const starts = slots.map(({ start_time }) => trimSeconds(start_time))
  const sorted = [...part.range.split('–'), ...starts].toSorted()
  return `${sorted.at(0)}–${sorted.at(-1)}`
}

export type DayPart = (typeof DAY_PARTS)[number]

/** The part of the day that a slot starts in; there is one for every time. */
export function dayPartOf({ start_time }: Pick<TimeSlot, 'start_time'>): DayPart {
  const start = trimSeconds(start_time)
  return DAY_PARTS.findLast(({ range }) => range.slice(0, 5) <= start) ?? DAY_PARTS[0]
}

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
export function DaySlots({ slots, date, onDay, ...choice }: DaySlotsProps): ReactNode {
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
            {...choice}
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
        <span className="u-note" style={{ fontWeight: 500 }}>
          {free > 0 ? `вільно: ${free}` : 'немає вільних'}
        </span>
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
                  {(slot.id === chosenId && state === 'free' ? 'обрано' : STATE_WORDS[state]) +
                    ownNote(slot.date, slot.start_time)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
