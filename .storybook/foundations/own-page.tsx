/** The frame of pages about the product as a whole: it sets the theme and the width. */
import { MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'

import classes from './foundations.module.css'

export function OwnPage({ scheme, wide, children }: OwnPageProps): ReactNode {
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
 * test project.
 */
export const WHOLE_WINDOW =
  import.meta.env.MODE === 'test' ? {} : { viewport: { value: '100pct-100pct', isRotated: false } }

interface OwnPageProps {
  /** The toolbar's value. */
  scheme: unknown
  /** Whether it uses the whole window. */
  wide: boolean
  children: ReactNode
}

/** Decorator of such a page; `parameters.wide` lets it use the whole window. */
export const ownPage: Decorator = (Story, { globals, parameters }) => (
  <OwnPage scheme={globals['scheme']} wide={parameters['wide'] === true}>
    <Story />
  </OwnPage>
)
