import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import classes from './RemovedNote.module.css'

/**
 * Says that an item of a list was removed or replaced, and offers to undo it. Rendered in the
 * screen's action bar.
 */
export function RemovedNote({
  name,
  fate = 'прибрано',
  takesFocus = true,
  onUndo,
}: {
  name: string
  /** What has happened to it. */
  fate?: string
  /** Takes the focus from the removed item; any other focus stays where it is. */
  takesFocus?: boolean
  onUndo: () => void
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={classes['note']} role="status">
      <span>
        {name} {fate}
      </span>
      <Button ref={button} variant="default" onClick={onUndo}>
        Повернути
      </Button>
    </div>
  )
}
