import type { ReactNode } from 'react'

import classes from './WholeNumberNote.module.css'

/** «Лише цілі числа», under a field whose number was ended by a comma or a point. */
export function WholeNumberNote({ ended }: { ended: boolean }): ReactNode {
  return (
    <span role="status" className={classes['note']}>
      {ended && 'Лише цілі числа'}
    </span>
  )
}
