import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** Sends the form. While saving it is disabled, which costs it the focus: after a failure it takes it back. */
export function SaveButton({ saving, failed }: { saving: boolean; failed: boolean }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (failed && !saving) button.current?.focus()
  }, [failed, saving])
  return (
    <Button ref={button} type="submit" loading={saving}>
      Зберегти
    </Button>
  )
}
