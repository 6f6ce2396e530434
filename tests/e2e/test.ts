/** Playwright's `test`, which also fails on what no step looks at. */
import { expect, test as base } from '@playwright/test'

import { watch } from './watch.ts'

export { expect }

export const test = base.extend({
  page: async ({ page }, use) => {
    const expectNoProblems = await watch(page)
    await use(page)
    await expectNoProblems()
  },
})
