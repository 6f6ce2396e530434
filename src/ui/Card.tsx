import type { ComponentPropsWithoutRef, ReactNode } from 'react'

import classes from './Card.module.css'

/** A surface with a border. As a `section` it should have `aria-labelledby`. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentPropsWithoutRef<'section'> & { as?: 'div' | 'section' | 'li' }): ReactNode {
  return <Tag className={[classes['card'], className].filter(Boolean).join(' ')} {...rest} />
}
