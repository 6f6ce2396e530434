import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import { Card } from '#src/ui/Card.tsx'

import classes from './CardSection.module.css'

/** A part of a client's card with its heading. */
export function CardSection({
  title,
  action,
  children,
}: {
  title: string
  /** What is shown to the right of the heading. */
  action?: ReactNode
  children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={classes['section']}>
      <div className={classes['heading']}>
        <Title order={2} id={id} tabIndex={-1}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </Card>
  )
}
