import { Title } from '@mantine/core'
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'

import classes from './Card.module.css'

/** A surface with a border. As a `section` it should have `aria-labelledby`. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentPropsWithoutRef<'section'> & { as?: 'div' | 'section' | 'li' }): ReactNode {
  return <Tag className={[classes['card'], className].filter(Boolean).join(' ')} {...rest} />
}

interface SectionProps {
  title: string
  /** The id of the heading, if something refers to it. */
  id?: string
  /** Shown to the right of the heading. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A card with a heading, which can be given the focus; left out if it has no children. */
export function Section({ title, id, action, className, children }: SectionProps): ReactNode {
  const ownId = useId()
  const heading = id ?? ownId
  if ([children].flat().every((child) => !child)) return null
  const titled = (
    <Title order={2} id={heading} tabIndex={-1}>
      {title}
    </Title>
  )
  return (
    <Card
      as="section"
      aria-labelledby={heading}
      className={['u-column u-sm', className].filter(Boolean).join(' ')}
    >
      {action ? (
        <div className={classes['heading']}>
          {titled}
          {action}
        </div>
      ) : (
        titled
      )}
      {children}
    </Card>
  )
}
