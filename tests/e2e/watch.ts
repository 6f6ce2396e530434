/** What no step of a journey looks at: errors of a page, its policy and the contract. */
import { expect, type Page } from '@playwright/test'

/** Watches a page that is not open yet. The returned function fails if anything went wrong meanwhile. */
export async function watch(page: Page): Promise<() => Promise<void>> {
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
  return async () => {
    const calls = (await page.evaluate(() => window.mock?.requests())) ?? []
    for (const { method, url, violation } of calls)
      if (violation !== null) problems.push(`contract: ${method} ${url}: ${violation}`)
    expect(problems).toEqual([])
  }
}
