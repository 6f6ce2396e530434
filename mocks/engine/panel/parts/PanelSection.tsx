import type { ReactNode } from 'react'

import classes from './PanelSection.module.css'

/** A part of a tab with its heading and the current value beside it. */
export function PanelSection({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section className={classes['section']}>
      <h3 className={classes['heading']}>
        {title}
        {note !== undefined && <span className={classes['note']}>{note}</span>}
      </h3>
      {children}
    </section>
  )
}
