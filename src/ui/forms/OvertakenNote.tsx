import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { useFocusReturned } from '#src/ui/hooks/use-focus-returned.ts'

import classes from './OvertakenNote.module.css'

/**
 * Says that the item was changed elsewhere since the draft was begun, and lets the person
 * choose. It is shown in an editor's bar. The element that had the focus when it appeared gets it
 * back.
 */
export function OvertakenNote({
  text,
  onTake,
  onKeep,
}: {
  text: string
  /** Discards the draft for the new version. */
  onTake: () => void
  /** Saves the draft over the new version. */
  onKeep: () => void
}): ReactNode {
  useFocusReturned(true)
  return (
    <div role="alert" className={classes['note']}>
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
