import { Button, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import classes from './states.module.css'

/** Shown where something could not be loaded, with a button to try again. */
export function FailedState({
  text,
  advice = 'Перевір з’єднання і спробуй ще раз.',
  order = 3,
  onRetry,
  retrying = false,
}: {
  text: string
  /** What to do besides trying again. */
  advice?: string
  /** Level of the heading: 2 if no section with a heading is around it. */
  order?: 2 | 3
  onRetry: () => void
  retrying?: boolean
}): ReactNode {
  const id = useId()
  return (
    <div className={classes['state']} role="alert" aria-labelledby={id}>
      <Title order={order} id={id}>
        {text}
      </Title>
      <Text c="dimmed">{advice}</Text>
      <Button variant="default" onClick={onRetry} loading={retrying}>
        Спробувати ще раз
      </Button>
    </div>
  )
}
