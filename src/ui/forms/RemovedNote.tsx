import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import classes from './RemovedNote.module.css'

/**
 * Says that an item of a list was removed or replaced, and offers to undo it. Rendered in the
 * screen's action bar.
 */
export function RemovedNote({
  name,
  outcome = 'прибрано',
  takesFocus = true,
  onUndo,
}: {
  name: string
  /** A word for what happened to the item. */
  outcome?: string
  /** Whether the note takes the focus, because the removed item had it. */
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
        {name} {outcome}
      </span>
      <Button ref={button} variant="default" onClick={onUndo}>
        Повернути
      </Button>
    </div>
  )
}
