import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface HeldButtonProps {
  /** Without it the button submits the form around it. */
  onClick?: () => void
  disabled: boolean
  children: ReactNode
}

/**
 * A button that is often disabled by being pressed. It keeps the focus while disabled, so that
 * keyboard users do not lose their place.
 */
export function HeldButton({ onClick, disabled, children }: HeldButtonProps): ReactNode {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </Button>
  )
}
