import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'

import classes from './auth.module.css'

/** The screen's h1, which is also its document title, with an optional line below. */
export function AuthHeading({ title, text }: { title: string; text?: ReactNode }): ReactNode {
  return (
    <header className={classes['heading']}>
      <DocumentTitle title={title} />
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {text !== undefined && <Text c="dimmed">{text}</Text>}
    </header>
  )
}
