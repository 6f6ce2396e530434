import type { ReactNode } from 'react'

import classes from './WholeNumberNote.module.css'

/** Says, under a field of whole numbers, which part of the typed text was not accepted. */
export function WholeNumberNote({ note }: { note: string | null }): ReactNode {
  return (
    <span role="status" className={classes['note']}>
      {note}
    </span>
  )
}
