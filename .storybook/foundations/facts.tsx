/** Parts of Storybook's own pages: a heading with rows of facts. */
import type { ReactNode } from 'react'

import classes from './foundations.module.css'

/** A part of a page, with its heading. */
export function Part({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}): ReactNode {
  return (
    <section className={classes['part']} aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && <p className={classes['note']}>{text}</p>}
      <ul className={classes['rows']}>{children}</ul>
    </section>
  )
}

/** A row: a sample, its name, and a description. */
export function Row({
  sample,
  name,
  children,
}: {
  sample: ReactNode
  name: ReactNode
  children?: ReactNode
}): ReactNode {
  return (
    <li className={classes['row']}>
      <div className={classes['sample']}>{sample}</div>
      <div className={classes['facts']}>
        <strong>{name}</strong>
        {children}
      </div>
    </li>
  )
}
