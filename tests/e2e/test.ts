/** Playwright's `test`, which also fails on what no step looks at: errors of the page, its policy and the contract. */
import { expect, test as base } from '@playwright/test'

export { expect }

export const test = base.extend({
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      // The browser itself reports every failed answer so; the journeys cause some on purpose.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(`console: ${message.text()}`)
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP: ${violatedDirective} ${blockedURI}`),
      )
    })
    await use(page)
    const calls = (await page.evaluate(() => window.mock?.requests())) ?? []
    for (const { method, url, violation } of calls)
      if (violation !== null) problems.push(`contract: ${method} ${url}: ${violation}`)
    expect(problems).toEqual([])
  },
})
