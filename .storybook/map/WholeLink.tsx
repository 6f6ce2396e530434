import type { ReactNode } from 'react'

import classes from './map.module.css'

interface WholeLinkProps {
  href: string
  /** The names that are highlighted while it is under the pointer or in focus. */
  names: readonly string[]
  onHighlight: (names: readonly string[]) => void
  children: ReactNode
}

/** A link over a whole card or box: the target is large enough at a small scale, too. */
export function WholeLink(props: WholeLinkProps): ReactNode {
  const { href, names, onHighlight, children } = props
  const look = (): void => onHighlight(names)
  const leave = (): void => onHighlight([])
  return (
    <a
      href={href}
      target="_top"
      className={classes['whole']}
      onMouseEnter={look}
      onMouseLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      {children}
    </a>
  )
}
