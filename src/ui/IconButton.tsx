import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ReactNode } from 'react'

import '@mantine/core/styles/ActionIcon.css'
import classes from './IconButton.module.css'

interface IconButtonProps extends Pick<ActionIconProps, 'variant' | 'size' | 'className'> {
  label: string
  /** Disabled. The button keeps the focus, so that keyboard users do not lose their place. */
  disabled?: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** A button with only an icon, named by `label`. */
export function IconButton({
  label,
  disabled = false,
  onClick,
  className = '',
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <ActionIcon
      {...rest}
      className={`${classes['button']} ${className}`}
      aria-label={label}
      color="ink"
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={() => {
        if (!disabled) onClick()
      }}
    >
      {children}
    </ActionIcon>
  )
}
