import { Button } from '@mantine/core'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'

import { useFocusAfterCall, useSettling } from '#src/ui/hooks/focus.ts'

import classes from './RequestActions.module.css'

/** How long the question is shown. */
const ASKED_MS = 4000

interface CancelButtonProps {
  /** The name of the request's client. */
  name: string
  /** Whether it is being cancelled. */
  pending: boolean
  disabled: boolean
  onCancel: () => void
}

/**
 * Cancels a request, which cannot be undone, so it asks in place: the second press cancels at once
 * (decision 52).
 */
export function CancelButton({ name, pending, disabled, onCancel }: CancelButtonProps): ReactNode {
  const button = useFocusAfterCall(pending)
  const [asked, setAsked] = useState(false)
  const isNew = useSettling(asked ? 'asked' : 'not asked') && asked
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => setAsked(false), ASKED_MS)
    return () => clearTimeout(timer)
  }, [asked])

  const press = ({ detail }: MouseEvent): void => {
    if (isNew || detail > 1) return
    setAsked(!asked)
    if (asked) onCancel()
  }
  const label = asked ? 'Справді скасувати?' : 'Скасувати'
  return (
    <Button
      ref={button}
      {...(asked ? { color: 'red' } : { variant: 'default' })}
      aria-label={asked ? `${label} ${name}` : `${label}: ${name}`}
      classNames={{ root: classes['cancel'] ?? '', label: classes['question'] ?? '' }}
      data-settling={isNew || undefined}
      loading={pending}
      disabled={disabled}
      // A key that is held down would press twice.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={press}
    >
      {label}
    </Button>
  )
}
