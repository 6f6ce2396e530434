import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { Brand } from './Brand.tsx'
import { Main, useInMain } from './Main.tsx'

import classes from './MessagePage.module.css'

/** A whole page with one message and its actions. */
export function MessagePage({
  title,
  text,
  alert = false,
  children,
}: {
  title: string
  text: string
  /** Whether it is to be announced at once. */
  alert?: boolean
  children: ReactNode
}): ReactNode {
  const framed = useInMain()
  return (
    <Main>
      <div className={classes['home']} data-framed={framed}>
        <Brand />
      </div>
      <div className={classes['notice']} {...(alert && { role: 'alert' })}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        <div className={classes['actions']}>{children}</div>
      </div>
    </Main>
  )
}
