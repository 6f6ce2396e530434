import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import classes from './RemovedNote.module.css'

/** Says that something was removed from a list, or replaced in it, and offers to bring it back. Rendered in the screen's action bar. */
export function RemovedNote({
  name,
  fate = 'прибрано',
  takesFocus = true,
  onUndo,
}: {
  name: string
  /** What has become of it. */
  fate?: string
  /** The focus comes here from what was removed; otherwise it stays where it is. */
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
