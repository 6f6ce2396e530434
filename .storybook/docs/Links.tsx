import type { ReactNode } from 'react'

import classes from './docs.module.css'

interface LinksProps {
  title: string
  links: { href: string; text: string }[]
}

/** A part of a page with links to others. */
export function Links({ title, links }: LinksProps): ReactNode {
  if (links.length === 0) return null
  return (
    <section className={classes['part']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={classes['links']}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} target="_top">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
