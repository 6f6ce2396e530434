import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { useOfflineSince } from '#src/api/offline/shown.ts'

/**
 * Saves: the form around it, or by `onClick`. Disabled it still holds the focus, so that a keyboard is
 * not thrown back to the page's start.
 */
export function SaveButton({
  label = 'Зберегти',
  saving,
  idle = false,
  onClick,
}: {
  label?: string
  saving: boolean
  /** Nothing to save. */
  idle?: boolean
  onClick?: () => void
}): ReactNode {
  const isOffline = useOfflineSince() !== null
  const disabled = saving || idle || isOffline
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        else onClick?.()
      }}
    >
      {saving ? 'Збереження…' : label}
    </Button>
  )
}
