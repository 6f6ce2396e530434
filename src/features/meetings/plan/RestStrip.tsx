import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './RestStrip.module.css'

/**
 * The countdown of the rest after a set. A rest that ended before the screen was opened is not
 * shown.
 */
export function RestStrip({
  seconds,
  until,
  onClose,
}: {
  seconds: number
  /** When the rest ends, in ms. */
  until: number
  onClose: () => void
}): ReactNode {
  const left = useSecondsLeft(until)
  const [late] = useState(left === 0)
  if (late) return null
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes['strip']}>
      {left > 0 && (
        <>
          <span role="timer">
            <span className={classes['word']}>Відпочинок</span>{' '}
            <b className={classes['time']}>{time}</b>
          </span>
          <progress className={classes['bar']} aria-label="Відпочинок" max={seconds} value={left} />
        </>
      )}
      <span role="status" className={classes['over']}>
        {left === 0 && 'Відпочинок закінчився'}
      </span>
      <IconButton label="Закрити відпочинок" onClick={onClose}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
