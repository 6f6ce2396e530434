/** The watch over the pages of a journey finds each kind of problem, on every page. */
import { type Page } from '@playwright/test'
import { chromium } from 'playwright'

import { testLaunchOptions } from '#tests/support/chromium.ts'

import { expect, test, watch } from './test.ts'

const ADDRESS = 'http://localhost/empty'

/** What goes wrong on a page, and how the watch names it. */
const PROBLEMS: Record<string, { cause: (page: Page) => Promise<unknown>; said: string }> = {
  'an error on the console': {
    cause: (page) => page.evaluate(() => console.error('broken')),
    said: 'console: broken',
  },
  'an uncaught error': {
    cause: (page) =>
      Promise.all([
        page.waitForEvent('pageerror'),
        page.evaluate(() => queueMicrotask(() => JSON.parse('{'))),
      ]),
    said: 'uncaught: ',
  },
  'a request that the server refuses as invalid': {
    cause: (page) => page.evaluate(() => fetch('/invalid', { method: 'POST' })),
    said: `contract: POST ${new URL('/invalid', ADDRESS).href} was refused as invalid`,
  },
  'a call in the log of the mock that broke the contract': {
    cause: (page) =>
      page.evaluate(() => {
        const entry = { method: 'GET', url: '/v1/users/me', violation: 'phone is required' }
        Object.assign(window, { mock: { requests: () => Promise.resolve([entry]) } })
      }),
    said: 'contract: GET /v1/users/me: phone is required',
  },
}

test('each problem fails a journey, also on a page that was opened later; others do not', async () => {
  // Its own browser: the watch over this journey must not see what is broken on purpose.
  const browser = await chromium.launch(testLaunchOptions())
  for (const [problem, { cause, said }] of Object.entries(PROBLEMS))
    await test.step(problem, async () => {
      const failures = watch(browser)
      const context = await browser.newContext()
      await context.route('**/*', (route) =>
        route.fulfill(
          route.request().url().endsWith('/invalid')
            ? { status: 422, body: '' }
            : { contentType: 'text/html', body: '<title>empty</title>' },
        ),
      )
      const first = await context.newPage()
      await first.goto(ADDRESS)
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        first.evaluate((address) => void open(address), ADDRESS),
      ])
      await opened.waitForURL(ADDRESS)
      await cause(opened)
      await expect(failures()).rejects.toThrow(said)
      await context.close()
    })
  const failures = watch(browser)
  const page = await browser.newPage()
  await page.evaluate(() => console.warn('no error'))
  await failures()
  await browser.close()
})
