import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { useFocusReturned } from '#src/ui/hooks/focus.ts'

import classes from './OvertakenNote.module.css'

/**
 * Says that the item was changed elsewhere since the draft was begun, and lets the person choose a
 * version. Rendered in an editor's action bar. When it is removed, the focus returns to the element
 * that had it before.
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
