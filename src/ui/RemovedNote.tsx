import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import classes from './RemovedNote.module.css'

/** Says that something has left a list, and brings it back. It stands in the screen's bar. */
export function RemovedNote({
  name,
  takesFocus = true,
  onUndo,
}: {
  name: string
  /** The focus comes here from what is gone; otherwise it stays where it is. */
  takesFocus?: boolean
  onUndo: () => void
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={classes['note']} role="status">
      <span>{name} прибрано</span>
      <Button ref={button} variant="default" onClick={onUndo}>
        Повернути
      </Button>
    </div>
  )
}
