/** What an editor's action bar says about its draft. */
import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { useFocusReturned } from '#src/ui/hooks/focus.ts'

import classes from './DraftNotes.module.css'

/** Said while there is something to save. */
export const UNSAVED = 'Є незбережені зміни'

/**
 * Says that the item was changed elsewhere since the draft was begun, and lets the person choose a
 * version. When it is removed, the focus returns to the element that had it before.
 */
export function OvertakenNote({
  text,
  onTake,
  onKeep,
}: {
  text: string
  /** Discards the draft, and shows the new version. */
  onTake: () => void
  /** Saves the draft over the new version. */
  onKeep: () => void
}): ReactNode {
  useFocusReturned(true)
  return (
    <div role="alert" className={classes['overtaken']}>
      <Text fw={600}>{text}</Text>
      <div className={classes['actions']}>
        <Button variant="default" onClick={onTake}>
          Взяти нову версію
        </Button>
        <Button variant="default" onClick={onKeep}>
          Зберегти мої зміни
        </Button>
      </div>
    </div>
  )
}

/** Says that a row was removed or replaced, and offers to undo it. */
export function RemovedNote({
  name,
  outcome = 'прибрано',
  takesFocus = true,
  onUndo,
}: {
  name: string
  /** A word for what happened to the row. */
  outcome?: string
  /** Whether the note takes the focus, because the removed row had it. */
  takesFocus?: boolean
  onUndo: () => void
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={classes['removed']} role="status">
      <span>
        {name} {outcome}
      </span>
      <Button ref={button} variant="default" onClick={onUndo}>
        Повернути
      </Button>
    </div>
  )
}
