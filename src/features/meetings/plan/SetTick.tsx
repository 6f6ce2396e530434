import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'

import { SetTicks } from './use-set-ticks.ts'

import classes from './SetTick.module.css'

/** A set's number, a button that ticks it off as done. */
export function SetTick({
  row,
  number,
  rest,
}: {
  /** The set's `rowKey`. */
  row: string
  number: number
  /** Seconds. */
  rest: number
}): ReactNode {
  const { isDone, toggle } = use(SetTicks)
  const done = isDone(row)
  return (
    <button
      type="button"
      className={classes['tick']}
      aria-label={`Сет ${number} виконано`}
      aria-pressed={done}
      onClick={() => toggle(row, rest)}
    >
      {done ? <IconCheck size={20} stroke={2.5} aria-hidden /> : number}
    </button>
  )
}
