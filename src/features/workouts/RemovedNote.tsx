import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import classes from './RemovedNote.module.css'

/** Says that an exercise has left the plan, and brings it back. The focus comes here from its row. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes['note']} role="status">
      <span>«{name}» прибрано</span>
      <Button ref={button} variant="default" onClick={onUndo}>
        Повернути
      </Button>
    </div>
  )
}
