import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'

import type { TimeSlot } from '#src/api/slots.ts'
import { longDayText, timeRange } from '#src/domain/date-text.ts'

import classes from './TimeChoice.module.css'

/** The free slots of a day, one of them to be chosen. */
export function TimeChoice({
  date,
  slots,
  chosen,
  error,
  onChoose,
}: {
  date: string
  slots: readonly TimeSlot[]
  /** Id of a slot. */
  chosen: string | null
  error: string | null
  onChoose: (id: string) => void
}): ReactNode {
  const errorId = useId()
  const name = useId()
  return (
    <fieldset className={classes['choice']} {...(error && { 'aria-describedby': errorId })}>
      <legend className={classes['legend']}>Вільний час, {longDayText(date)}</legend>
      {slots.length === 0 ? (
        <p className={classes['note']}>
          Цього дня вільного часу немає. Оберіть інший день або{' '}
          <Link to="/calendar">перегляньте календар</Link>.
        </p>
      ) : (
        <div className={classes['times']}>
          {slots.map(({ id, start_time, end_time }) => (
            <label key={id} className={classes['time']}>
              <input
                type="radio"
                name={name}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              {timeRange(start_time, end_time)}
            </label>
          ))}
        </div>
      )}
      {error && (
        <p id={errorId} role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
