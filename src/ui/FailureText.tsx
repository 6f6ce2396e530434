import { Text, type TextProps } from '@mantine/core'
import type { ReactNode } from 'react'

import { failureAdvice, failureText, isUnconnected } from '#src/errors/error-text.ts'

interface FailureTextProps extends Pick<TextProps, 'size' | 'ta' | 'mt' | 'w'> {
  id?: string
  /** Shown in a box, for a failure that concerns more than the field above. */
  boxed?: boolean
  /** Nothing is rendered without a text. */
  children: ReactNode
}

/** Why something failed or cannot be sent; a screen reader announces it. */
export function FailureText({ boxed = false, children, ...rest }: FailureTextProps): ReactNode {
  return (
    children && (
      <Text
        role="alert"
        c="var(--mantine-color-error)"
        fw={600}
        {...(boxed && { className: 'u-failure' })}
        {...rest}
      >
        {children}
      </Text>
    )
  )
}

/** Why a change failed; if no answer came, also that the connection may be to blame. */
export const failureNote = (error: Error | null, text = failureText(error)): ReactNode =>
  isUnconnected(error) ? (
    <span>
      <span>{text}</span>
      <br />
      {failureAdvice(error)}
    </span>
  ) : (
    error && text
  )
