import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { waitText } from '#src/domain/time/clock-time.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'

import classes from './auth.module.css'

/** The only primary action of a form. During a lockout it says when it can be pressed again. */
export function SubmitButton({
  pending,
  lockedUntil,
  children,
}: {
  pending: boolean
  /** When the lockout ends, in ms; 0 if there is none. */
  lockedUntil: number
  children: string
}): ReactNode {
  const left = useSecondsLeft(lockedUntil)
  const button = useFocusAfterCall(pending || left > 0)
  return (
    <Button
      ref={button}
      type="submit"
      fullWidth
      loading={pending}
      disabled={left > 0}
      className={classes['submit'] ?? ''}
    >
      {left > 0 ? `${children} через ${waitText(left)}` : children}
    </Button>
  )
}
