import { Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'

import type { TimeSlot } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import classes from './TimeChoice.module.css'

interface TimeChoiceProps {
  date: string
  /** The query of the slots. */
  week: UseQueryResult<TimeSlot[]>
  /** The free slots of the day; undefined while they are not known. */
  slots: readonly TimeSlot[] | undefined
  /** Id of a slot. */
  chosen: string | null
  error: string | null
  onChoose: (id: string) => void
}

/** The free slots of a day, one of which can be chosen. */
export function TimeChoice({
  date,
  week,
  slots,
  chosen,
  error,
  onChoose,
}: TimeChoiceProps): ReactNode {
  const errorId = useId()
  return (
    <fieldset
      className={classes['choice']}
      data-field="time"
      tabIndex={-1}
      {...(error && { 'aria-describedby': errorId })}
    >
      <legend className={classes['legend']}>Вільний час, {dayText(date)}</legend>
      {week.isLoadingError ? (
        <FailedQuery query={week} order={2} />
      ) : (
        <Times slots={slots} chosen={chosen} onChoose={onChoose} />
      )}
      <FailureText id={errorId}>{error}</FailureText>
    </fieldset>
  )
}

function Times({
  slots,
  chosen,
  onChoose,
}: Pick<TimeChoiceProps, 'slots' | 'chosen' | 'onChoose'>): ReactNode {
  const name = useId()
  if (slots?.length === 0)
    return (
      <Text c="dimmed">
        Цього дня вільного часу немає. Обери інший день або переглянь{' '}
        <Link to="/schedules" className={classes['link']}>
          робочі години
        </Link>
        .
      </Text>
    )
  return (
    <div className={classes['times']} aria-busy={!slots}>
      {slots
        ? slots.map(({ id, start_time, end_time }) => (
            <label key={id} className={classes['time']}>
              <input
                type="radio"
                name={name}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              {timeRange(start_time, end_time)}
            </label>
          ))
        : Array.from({ length: 6 }, (_, at) => <SkeletonBlock key={at} height="2.75rem" />)}
    </div>
  )
}
