/** Tokens are renewed once for all tabs, although something may be missing: the lock that they share, or the answer. */
import type { BrowserContext, Page } from '@playwright/test'

import { callsOf } from './steps/calls.ts'
import { storedToken } from './steps/people.ts'
import { heading } from './steps/screen.ts'
import { expect, test } from './steps/shared-test.ts'

const REFRESH = 'POST /v1/auth/login/refresh'

/** Five tabs of the dashboard at once: each calls with the token that they share. */
async function openFive(context: BrowserContext): Promise<Page[]> {
  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
  return tabs
}

test('five tabs at once with an expired token renew it once; when that fails, too, all are signed out', async ({
  page,
  context,
}) => {
  await page.goto('/login?scenario=expired&as=coach')
  await expect(heading(page, 'Вхід')).toBeVisible()
  const before = await storedToken(page)
  const tabs = await openFive(context)
  for (const tab of tabs) await expect(heading(tab, /Олена/)).toBeVisible()
  expect(await storedToken(page)).not.toBe(before)
  const refreshes = await Promise.all(tabs.map((tab) => callsOf(tab, REFRESH)))
  expect(refreshes.reduce((sum, count) => sum + count, 0)).toBe(1)
  await Promise.all(tabs.map((tab) => tab.close()))

  await page.goto('/login?scenario=expired-refresh&as=coach')
  await expect(heading(page, 'Вхід')).toBeVisible()
  for (const tab of await openFive(context)) await expect(heading(tab, 'Вхід')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('12.11: five tabs without Web Locks, as on plain HTTP, stay signed in', async ({
  newContext,
}) => {
  const context = await newContext()
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const first = await context.newPage()
  await first.goto('/login?scenario=expired&as=coach')
  await expect(heading(first, 'Вхід')).toBeVisible()
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
  const before = await storedToken(first)

  // The server accepts the old refresh token once, and refuses the others.
  let asked = 0
  const another = Promise.withResolvers<void>()
  await context.route('**/v1/auth/login/refresh?*', async (route) => {
    asked += 1
    if (asked > 1) {
      another.resolve()
      return route.fulfill({ status: 401 })
    }
    // The first refresh waits for a second one, so that two tabs always collide.
    await another.promise
    return route.continue()
  })
  for (const tab of await openFive(context)) await expect(heading(tab, /Олена/)).toBeVisible()
  const after = await storedToken(first)
  expect(after).not.toBeNull()
  expect(after).not.toBe(before)
})
