/** What an editor's action bar says about its draft. */
import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { useFocusReturned } from '#src/ui/hooks/focus.ts'

import type { Removal } from './use-draft.ts'

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
    <div role="alert" className="u-ends u-waiting">
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
}: Removal & { onUndo: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className="u-ends u-nowrap u-sm" role="status">
      <Text span miw={0}>
        {name} {outcome}
      </Text>
      <Button ref={button} flex="none" variant="default" onClick={onUndo}>
        Повернути
      </Button>
    </div>
  )
}
