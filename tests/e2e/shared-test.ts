/** Playwright's `test` for several people on one mock, each on a device of their own. */
import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { preview } from 'vite'

import { ROOT, SHARED_BUILD } from '../support/paths.ts'
import { watch } from './watch.ts'

export { expect } from '@playwright/test'

/** A new device that knows nobody yet. Its timers obey `page.clock`. */
type NewDevice = () => Promise<Page>

export const test = base.extend<
  { newDevice: NewDevice },
  { newContext: () => Promise<BrowserContext> }
>({
  // Each worker serves the app and its data from its own process: no test meets another one's.
  newContext: [
    async ({ browser }, use) => {
      const server = await preview({
        root: ROOT,
        mode: 'shared',
        logLevel: 'warn',
        build: { outDir: SHARED_BUILD },
        preview: { host: 'localhost', port: 0 },
      })
      const [baseURL = ''] = server.resolvedUrls?.local ?? []
      await use(() => browser.newContext({ baseURL }))
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  newDevice: async ({ newContext }, use) => {
    const contexts: BrowserContext[] = []
    const checks: (() => Promise<void>)[] = []
    await use(async () => {
      const context = await newContext()
      const page = await context.newPage()
      await page.clock.install()
      contexts.push(context)
      checks.push(await watch(page))
      return page
    })
    for (const expectNoProblems of checks) await expectNoProblems()
    for (const context of contexts) await context.close()
  },
})
