import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import { waitText } from '#src/domain/time/clock-time.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './auth.module.css'

interface ResendCodeProps {
  /** The moment when it can be pressed again, in ms. */
  from: number
  pending: boolean
  onPress: () => void
}

/**
 * «Надіслати код повторно», with the wait before it. A screen reader announces only the end of the
 * wait.
 */
export function ResendCode({ from, pending, onPress }: ResendCodeProps): ReactNode {
  const left = useSecondsLeft(from)
  const button = useFocusAfterCall(pending)
  const isReady = left === 0 && !pending
  return (
    <p className={classes['resend']}>
      <button
        ref={button}
        type="button"
        className={classes['link']}
        disabled={!isReady}
        onClick={onPress}
      >
        Надіслати код повторно
      </button>
      {left > 0 && <span>через {waitText(left)}</span>}
      <VisuallyHidden role="status">{isReady && 'Код можна надіслати повторно'}</VisuallyHidden>
    </p>
  )
}
