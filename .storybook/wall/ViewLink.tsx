import type { ReactNode } from 'react'

import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'

import classes from './Wall.module.css'

interface ViewLinkProps {
  /** The name of the story. */
  name: string
  size: ViewportId
  scheme: Scheme
  href: string
  /** Text after the size and the scheme. */
  note?: string
}

/** The link above a story at one size and in one scheme. It opens the story as it is shown there. */
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
