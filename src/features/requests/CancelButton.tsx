import { Button } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { type MouseEvent, type ReactNode, useState } from 'react'

import { isStrayPress, useSettling } from '#src/ui/hooks/focus.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'

/** How long its question is shown. */
const ASKED_MS = 4000

/**
 * Cancels a request, which cannot be undone, so it asks in place: the second press cancels at once
 * (decision 52).
 */
export function CancelButton({
  name,
  pending,
  disabled,
  onCancel,
}: {
  /** The name of the request's client. */
  name: string
  /** Whether it is being cancelled. */
  pending: boolean
  disabled: boolean
  onCancel: () => void
}): ReactNode {
  const button = useFocusAfter(pending)
  const [asked, setAsked] = useState(false)
  const isNew = useSettling(String(asked)) && asked
  const { start, clear } = useTimeout(() => setAsked(false), ASKED_MS)

  const press = (event: MouseEvent): void => {
    if (isStrayPress(event)) return
    setAsked(!asked)
    if (!asked) return start()
    clear()
    onCancel()
  }
  const label = asked ? 'Справді скасувати?' : 'Скасувати'
  return (
    <Button
      ref={button}
      {...(asked ? { color: 'red' } : { variant: 'default' })}
      aria-label={asked ? `${label} ${name}` : `${label}: ${name}`}
      classNames={{ root: 'u-settling', label: 'u-lines' }}
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
