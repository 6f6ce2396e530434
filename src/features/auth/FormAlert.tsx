import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { waitText } from '#src/domain/time/clock-time.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './auth.module.css'

/**
 * Why a whole form failed; shown above its button. For a lockout it shows the time left, and
 * disappears at the end. A screen reader announces its text and its end, not every second.
 */
export function FormAlert({
  text,
  until,
}: {
  text: string | null
  /** When the lockout ends, in ms; 0 for any other failure. */
  until: number
}): ReactNode {
  const left = useSecondsLeft(until)
  const isOver = until > 0 && left === 0
  return (
    <>
      {text !== null && !isOver && (
        <div className={classes['alert']}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <p role="alert">{text}</p>
            {left > 0 && <p className={classes['left']}>Залишилося {waitText(left)}</p>}
          </div>
        </div>
      )}
      <VisuallyHidden role="status">{isOver && 'Можна спробувати ще раз'}</VisuallyHidden>
    </>
  )
}
