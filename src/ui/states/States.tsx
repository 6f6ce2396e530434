import { Text, Title, Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import { failureAdvice, failureText } from '#src/errors/error-text.ts'

import classes from './states.module.css'

/** Shown while there is nothing yet: what the place is for, and the next step. */
export function EmptyState({
  icon,
  title,
  order = 3,
  text,
  action,
}: {
  icon?: ReactNode
  title: string
  /** Level of the heading: 2 if it is the whole screen. */
  order?: 2 | 3
  text?: string
  action?: ReactNode
}): ReactNode {
  return (
    <div className={classes['state']}>
      {icon && <div className={classes['icon']}>{icon}</div>}
      <Title order={order}>{title}</Title>
      {text && <Text c="dimmed">{text}</Text>}
      {action}
    </div>
  )
}

/** The part of a TanStack query that is needed to show its failure. */
interface Failed {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Shown in place of a query that has failed: what failed, what to do, and a retry. */
export function FailedQuery({
  query: { error, isFetching, refetch },
  text = failureText(error),
  advice = failureAdvice(error),
  order = 3,
}: {
  query: Failed
  /** By default the text of the operation that failed. */
  text?: string
  /** What to do besides trying again. */
  advice?: string
  /** Level of the heading: 2 if no section with a heading is around it. */
  order?: 2 | 3
}): ReactNode {
  const id = useId()
  return (
    <div className={classes['state']} role="alert" aria-labelledby={id}>
      <Title order={order} id={id}>
        {text}
      </Title>
      <Text c="dimmed">{advice}</Text>
      <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
        Спробувати ще раз
      </Button>
    </div>
  )
}
