import { Button, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { failureText } from '#src/errors/error-text.ts'

import classes from './ClientBaseScreen.module.css'

/** Says that the clients' next sessions could not be loaded; the clients themselves are shown. */
export function NextSessionsFailure({
  query: { error, refetch, isFetching },
}: {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
}): ReactNode {
  if (error === null) return null
  return (
    <div className={classes['failure']} role="alert">
      <Text fw={600}>{failureText(error)}</Text>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        Спробувати ще раз
      </Button>
    </div>
  )
}
