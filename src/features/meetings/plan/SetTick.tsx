import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'

import classes from './SetTick.module.css'

/** A set's number, a button that ticks it off as done. */
export function SetTick({
  number,
  done,
  onToggle,
}: {
  number: number
  done: boolean
  onToggle: () => void
}): ReactNode {
  return (
    <button
      type="button"
      className={classes['tick']}
      aria-label={`Сет ${number} виконано`}
      aria-pressed={done}
      onClick={onToggle}
    >
      {done ? <IconCheck size={20} stroke={2.5} aria-hidden /> : number}
    </button>
  )
}
