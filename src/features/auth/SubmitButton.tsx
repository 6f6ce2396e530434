import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** The one primary action of a form. While the call is under way it is disabled, which costs it the focus: it takes it back. */
export function SubmitButton({
  pending,
  children,
}: {
  pending: boolean
  children: ReactNode
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!pending) return undefined
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [pending])
  return (
    <Button ref={button} type="submit" fullWidth loading={pending}>
      {children}
    </Button>
  )
}
