import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { useOfflineSince } from '#src/api/offline/shown-kept-reads.ts'

/**
 * Submits the form around it, or calls `onClick`. While disabled it still has the focus, so that
 * keyboard users do not lose their place.
 */
export function SaveButton({
  label = 'Зберегти',
  saving,
  idle = false,
  onClick,
}: {
  label?: string
  saving: boolean
  /** There is nothing to save. */
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
