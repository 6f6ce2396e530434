import { Button } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

import { useOfflineSince } from '#src/api/offline/shown-kept-reads.ts'
import { isWritingRefused } from '#src/device/refuse-writing.ts'

/**
 * Submits the form around it, or calls `onClick`. It keeps the focus while disabled, so that
 * keyboard users do not lose their place. A press without a connection shows a toast that says why
 * nothing is saved.
 */
export function SaveButton({
  ref,
  label = 'Зберегти',
  saving,
  idle = false,
  onClick,
}: {
  ref?: Ref<HTMLButtonElement>
  label?: string
  saving: boolean
  /** Whether there is nothing to save. */
  idle?: boolean
  onClick?: () => void
}): ReactNode {
  const isOffline = useOfflineSince() !== null
  const disabled = saving || idle || isOffline
  return (
    <Button
      ref={ref}
      type={onClick ? 'button' : 'submit'}
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        // Shows why.
        if (isOffline) isWritingRefused()
        if (!disabled) onClick?.()
      }}
    >
      {saving ? 'Збереження…' : label}
    </Button>
  )
}
