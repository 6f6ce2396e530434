/** Playwright's `test`, which also fails on errors that no step checks. */
import { type Browser, type BrowserContext, expect, test as base } from '@playwright/test'

import { watchErrors } from '../../support/page-errors.ts'

export { expect }

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
    watchErrors(context, (problem) => problems.push(problem))
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

export const test = base.extend<{ watched: undefined }>({
  // Created after `context`, so it ends before that one is closed.
  watched: [
    async ({ browser, context }, use) => {
      const expectNoProblems = watch(browser)
      await use(undefined)
      await expectNoProblems()
      for (const opened of browser.contexts()) if (opened !== context) await opened.close()
    },
    { auto: true },
  ],
})
