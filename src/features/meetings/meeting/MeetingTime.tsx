import { Box, InputBase, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'

import { type Session, type TimeSlot, timeSlotsOptions } from '#src/api/queries.ts'
import { freeSlots, isWeeklyTime } from '#src/domain/free-slots.ts'
import { monthPeriod, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { zoneNote } from '#src/domain/time/own-time.ts'
import { DatePopover } from '#src/ui/dates/DatePopover.tsx'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { WeekSteps, WeekStrip } from '#src/ui/dates/WeekStrip.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import type { MeetingSearch } from './search.ts'

import classes from './MeetingTime.module.css'

/**
 * The day and the slot of a meeting: from the address, else from the session. A slot is chosen only
 * while it is free, so an outdated address chooses none.
 */
export function useMeetingTime(coachId: string, session: Session | null, search: MeetingSearch) {
  const now = useKyivNow()
  const own = session?.time_slot
  const date = search.date ?? own?.date ?? now.date
  const week = useQuery(timeSlotsOptions(coachId, weekPeriod(date)))
  // Requested only once a month is opened; until then only the week is shown.
  const [lookedAt, lookAtMonth] = useState<string | null>(null)
  const month = useQuery({
    ...timeSlotsOptions(coachId, monthPeriod(lookedAt ?? date)),
    enabled: lookedAt !== null,
  })
  const freeOf = (known: TimeSlot[]): TimeSlot[] => freeSlots(known, now, session?.id ?? null)
  const free = week.data && freeOf(week.data)
  const slots = free?.filter((slot) => slot.date === date)
  const slotId = search.slot ?? (date === own?.date ? own.id : undefined)
  return {
    date,
    /**
     * Days before it cannot be chosen: a meeting cannot be moved into the past, but one that is in
     * the past may stay there.
     */
    earliest: own && own.date < now.date ? own.date : now.date,
    today: now.date,
    /** Dates of the week, and of the visible month, with a free slot; null while they load. */
    freeDays: free
      ? new Set([...free, ...freeOf(month.data ?? [])].map((slot) => slot.date))
      : null,
    /** Called with a day of the visible month. */
    lookAtMonth,
    week,
    /** The free slots of the day; undefined while they are not known. */
    slots,
    slot: slots?.find(({ id }) => id === slotId) ?? null,
    /** Whether the loader has found no free slot of the asked weekday and hour. */
    hasNoneLike: isWeeklyTime(search.slot),
  }
}

interface MeetingTimeProps {
  session: Session | null
  time: ReturnType<typeof useMeetingTime>
  error: string | null
  onChoose: (change: Pick<MeetingSearch, 'date' | 'slot'>) => void
}

/** A choice of a day, in a strip of its week or a month, and of one of its free slots. */
export function MeetingTime({ session, time, error, onChoose }: MeetingTimeProps): ReactNode {
  const id = useId()
  const { date, today, earliest, freeDays, lookAtMonth, week, slots, slot } = time
  const noteOn = (day: string): string | null => (freeDays?.has(day) ? 'є вільний час' : null)
  // A change of the day clears the chosen time.
  const pick = (day: string): void => onChoose({ date: day, slot: undefined })
  return (
    <>
      <div>
        <div className="u-flex" style={{ alignItems: 'flex-end' }}>
          <DatePopover
            today={today}
            chosen={date}
            earliest={earliest}
            noteOn={noteOn}
            onMonth={lookAtMonth}
            onDay={pick}
            renderButton={(toggle) => (
              <InputBase
                component="button"
                type="button"
                pointer
                label="Дата"
                aria-label={`Дата: ${dayText(date)}`}
                flex={1}
                maw="16rem"
                onClick={toggle}
              >
                {dayText(date)}
              </InputBase>
            )}
          />
          <WeekSteps date={date} earliest={earliest} onDay={pick} />
        </div>
        <Box role="group" aria-label="Дні тижня" maw="30rem" mt="sm">
          <WeekStrip
            date={date}
            today={today}
            noteOn={noteOn}
            dayProps={(day) => ({
              'aria-pressed': day === date,
              disabled: day < earliest && day !== date,
              onClick: () => day !== date && pick(day),
            })}
          />
        </Box>
      </div>
      <fieldset
        className={classes['choice']}
        data-field="time"
        tabIndex={-1}
        {...(error && { 'aria-describedby': `${id}-error` })}
      >
        <legend className={classes['legend']}>Вільний час, {dayText(date) + zoneNote(date)}</legend>
        {week.isLoadingError ? (
          <FailedQuery query={week} order={2} />
        ) : slots?.length === 0 ? (
          <Text c="dimmed">
            Цього дня вільного часу немає. Обери інший день або переглянь{' '}
            <Link to="/schedules" className={classes['link']}>
              робочі години
            </Link>
            .
          </Text>
        ) : (
          <div className={classes['times']} aria-busy={!slots}>
            {slots ? (
              slots.map((one) => (
                <label key={one.id} className={classes['chip']}>
                  <input
                    type="radio"
                    name={id}
                    checked={one === slot}
                    onChange={() => onChoose({ date, slot: one.id })}
                  />
                  {timeRange(one.start_time, one.end_time)}
                </label>
              ))
            ) : (
              <SkeletonBlock height={Array<string>(6).fill('2.75rem')} />
            )}
          </div>
        )}
        <FailureText id={`${id}-error`}>{error}</FailureText>
      </fieldset>
      {session && slots && !slot && (
        <Text c="dimmed">
          Поки новий час не обрано, залишається {dayText(session.time_slot.date)},{' '}
          {timeRange(session.time_slot.start_time, session.time_slot.end_time)}.
        </Text>
      )}
      {time.hasNoneLike && (
        <Text role="status" className="u-waiting">
          Упродовж дванадцяти тижнів того самого дня о тій самій годині вільного часу немає. Обери
          інший.
        </Text>
      )}
    </>
  )
}
