import type { ReactNode } from 'react'

import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'

import classes from './Wall.module.css'

interface ViewLinkProps {
  /** Of the story. */
  name: string
  size: ViewportId
  scheme: Scheme
  href: string
  /** What is said after the size and the scheme. */
  note?: string
}

/** Above a story at one size and scheme: opens it there. */
export function ViewLink({ name, size, scheme, href, note = '' }: ViewLinkProps): ReactNode {
  const text = `${pixelsOf(size).width} px, ${SCHEMES[scheme]}${note}`
  return (
    <p className={classes['view']}>
      <a href={href} target="_top" aria-label={`${text}: ${name}`}>
        {text}
      </a>
    </p>
  )
}
