/** Playwright's `test`, which also fails on errors that no step checks. */
import { expect, test as base } from '@playwright/test'

import { watch } from './watch.ts'

export { expect }

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
