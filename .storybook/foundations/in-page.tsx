/** What a page of the foundations is rendered in: the theme, a heading, and rows of facts. */
import { MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'

import classes from './foundations.module.css'

/** Decorator of a page of Storybook's own; `parameters.wide` gives it the whole window. */
export const inPage: Decorator = (Story, { globals, parameters }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    forceColorScheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
  >
    <main className={classes['page']} data-wide={parameters['wide'] === true}>
      <Story />
    </main>
  </MantineProvider>
)

/** A part of a page, with its heading. */
export function Part({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}): ReactNode {
  return (
    <section className={classes['part']} aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && <p className={classes['note']}>{text}</p>}
      <ul className={classes['rows']}>{children}</ul>
    </section>
  )
}

/** A row: a sample, its name, and what there is to say about it. */
export function Row({
  sample,
  name,
  children,
}: {
  sample: ReactNode
  name: string
  children?: ReactNode
}): ReactNode {
  return (
    <li className={classes['row']}>
      <div className={classes['sample']}>{sample}</div>
      <div className={classes['facts']}>
        <strong>{name}</strong>
        {children}
      </div>
    </li>
  )
}
