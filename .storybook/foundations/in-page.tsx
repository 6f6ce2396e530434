/** The frame of a page of the foundations: the theme, a heading, and rows of facts. */
import { MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'

import classes from './foundations.module.css'

/** A page of Storybook's own, in our theme. */
export function InPage({ scheme, wide, children }: InPageProps): ReactNode {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme === 'dark' ? 'dark' : 'light'}
    >
      <main className={classes['page']} data-wide={wide}>
        {children}
      </main>
    </MantineProvider>
  )
}

/**
 * Globals of a story that is such a page: it uses the whole window, or in a test the size of the
 * project.
 */
export const WHOLE_WINDOW =
  import.meta.env.MODE === 'test' ? {} : { viewport: { value: '100pct-100pct', isRotated: false } }

interface InPageProps {
  /** The toolbar's value. */
  scheme: unknown
  /** Whether it uses the whole window. */
  wide: boolean
  children: ReactNode
}

/** Decorator of such a page; `parameters.wide` lets it use the whole window. */
export const inPage: Decorator = (Story, { globals, parameters }) => (
  <InPage scheme={globals['scheme']} wide={parameters['wide'] === true}>
    <Story />
  </InPage>
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

/** A row: a sample, its name, and a description. */
export function Row({
  sample,
  name,
  children,
}: {
  sample: ReactNode
  name: ReactNode
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
