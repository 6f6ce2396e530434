/** What the parts of a client's card have in common. */
import { Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { User } from '#src/api/queries.ts'
import { fullName } from '#src/domain/names.ts'
import { Section } from '#src/ui/Card.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import classes from './CardParts.module.css'

/** The head of a card; `children` are shown below the client's name. */
export function CardHeader({
  client,
  action,
  children,
}: {
  client: User
  action?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className={classes['header']}>
      <UserAvatar user={client} size={72} />
      <div className={classes['who']}>
        <Title order={2} size="1.375rem">
          {fullName(client)}
        </Title>
        {children}
      </div>
      {action && <div className={`u-wrap ${classes['actions']}`}>{action}</div>}
    </div>
  )
}

/**
 * A part that loads on its own: a placeholder of its height (a CSS length) meanwhile, and a retry
 * button after a failure.
 */
export function QuerySection<Data>({
  query,
  height,
  children,
  ...section
}: {
  title: string
  action?: ReactNode
  query: UseQueryResult<Data>
  height: string
  children: (data: Data) => ReactNode
}): ReactNode {
  const { data, error } = query
  const meanwhile =
    error === null ? <SkeletonBlock height={height} /> : <FailedQuery query={query} />
  return <Section {...section}>{data === undefined ? meanwhile : children(data)}</Section>
}

/** What nobody weighs or measures is short, too: '1E308'. */
const formatOf = (value: number): Intl.NumberFormatOptions => ({
  maximumFractionDigits: 2,
  ...(Math.abs(value) >= 100_000 && { notation: 'scientific' }),
})

/** '88,1'; what was not measured (0) is a dash. */
export const numberText = (value: number): string =>
  value > 0 ? value.toLocaleString('uk', formatOf(value)) : '—'

/** '+0,5', '−1,1' or '0'. */
export const changeText = (change: number): string =>
  change.toLocaleString('uk', { ...formatOf(change), signDisplay: 'exceptZero' }).replace('-', '−')
