import { MantineProvider } from '@mantine/core'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a component's first render, before any effect has run. */
export const markup = (element: ReactElement): string =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>)

/** What the first group of the pattern matches in the HTML, in order. */
export const allOf = (html: string, pattern: RegExp): (string | undefined)[] =>
  [...html.matchAll(pattern)].map(([, found]) => found)
