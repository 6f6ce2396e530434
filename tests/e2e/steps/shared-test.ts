/** Playwright's `test` for several people on one mock, each on a separate device. */
import type { BrowserContext, Page } from '@playwright/test'
import { preview } from 'vite'

import { ROOT, SHARED_BUILD } from '../../support/paths.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** A new device without a session. Its timers follow `page.clock`. */
type NewDevice = () => Promise<Page>

export const test = base.extend<
  { newDevice: NewDevice },
  { newContext: () => Promise<BrowserContext> }
>({
  // Each worker serves the app and its data from its own process, so tests are isolated.
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

  newDevice: ({ newContext }, use) =>
    use(async () => {
      const page = await (await newContext()).newPage()
      await page.clock.install()
      return page
    }),
})
