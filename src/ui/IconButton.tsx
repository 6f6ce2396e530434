import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './IconButton.module.css'

interface IconButtonProps extends Pick<ActionIconProps, 'variant' | 'size' | 'className'> {
  label: string
  /** Nothing to do now. The button keeps the focus, so that a keyboard is not thrown back to the page's start. */
  disabled?: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** A button of one icon, named by `label`. */
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
