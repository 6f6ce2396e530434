import type { ReactNode } from 'react'

import classes from './WholeNumberNote.module.css'

/** Under a field of whole numbers: what of the typed text it has not taken. */
export function WholeNumberNote({ note }: { note: string | null }): ReactNode {
  return (
    <span role="status" className={classes['note']}>
      {note}
    </span>
  )
}
