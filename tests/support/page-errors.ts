import type { BrowserContext } from 'playwright'

/** The browser itself reports every failed answer like this; tests cause some on purpose. */
const FAILED_ANSWER = 'Failed to load resource'

/** Reports the errors of all pages of a context, including those that are opened later. */
export function watchErrors(context: BrowserContext, report: (problem: string) => void): void {
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(FAILED_ANSWER))
      report(`console: ${message.text()}`)
  })
}
