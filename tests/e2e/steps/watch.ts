/**
 * What no step of a journey checks: errors of the pages, violations of their policy and of the
 * contract.
 */
import { type Browser, type BrowserContext, expect } from '@playwright/test'

/** The browser itself reports every failed answer like this; the journeys cause some on purpose. */
const FAILED_ANSWER = 'Failed to load resource'

/**
 * Watches all pages of a browser, including those that are opened later, closed or reloaded. The
 * returned function fails if anything went wrong on one of them. The browser reports unhandled
 * rejections as errors, and violations of the page's policy on the console; the mock reports calls
 * that break the contract there, too.
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
    // A shared mock prints in another process, so query its log; earlier console messages of the
    // page have arrived by then.
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const calls = (await page.evaluate(() => window.mock?.requests())) ?? []
      for (const { method, url, violation } of calls)
        if (violation !== null) problems.push(`contract: ${method} ${url}: ${violation}`)
    }
    expect(problems).toEqual([])
  }
}
