/** What no step of a journey looks at: errors of the pages, their policy and the contract. */
import { type Browser, type BrowserContext, expect } from '@playwright/test'

/** The browser itself reports every failed answer so; the journeys cause some on purpose. */
const FAILED_ANSWER = 'Failed to load resource'

/**
 * Watches every page of a browser, those that are opened later and those that are closed or reloaded
 * too. The returned function fails if anything went wrong on one of them meanwhile. The browser reports
 * unhandled rejections as errors, and breaches of the page's policy on the console; so does the mock
 * with calls that break the contract.
 */
export function watch(browser: Browser): () => Promise<void> {
  const problems: string[] = []
  const listen = (context: BrowserContext): void => {
    context.on('response', (answer) => {
      if (answer.status() === 422)
        problems.push(
          `contract: ${answer.request().method()} ${answer.url()} was refused as invalid`,
        )
    })
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(FAILED_ANSWER))
        problems.push(`console: ${message.text()}`)
    })
  }
  browser.contexts().forEach(listen)
  browser.on('context', listen)
  return async () => {
    browser.off('context', listen)
    // A shared mock prints elsewhere. The answer also comes after all that the page has reported.
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const calls = (await page.evaluate(() => window.mock?.requests())) ?? []
      for (const { method, url, violation } of calls)
        if (violation !== null) problems.push(`contract: ${method} ${url}: ${violation}`)
    }
    expect(problems).toEqual([])
  }
}
