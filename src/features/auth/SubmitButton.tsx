import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { useKeptFocus } from './use-kept-focus.ts'

/** The one primary action of a form. */
export function SubmitButton({
  pending,
  children,
}: {
  pending: boolean
  children: ReactNode
}): ReactNode {
  const button = useKeptFocus(pending)
  return (
    <Button ref={button} type="submit" fullWidth loading={pending}>
      {children}
    </Button>
  )
}
