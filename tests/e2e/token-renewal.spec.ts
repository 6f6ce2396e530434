import type { BrowserContext, Page } from '@playwright/test'

import { callsOf, storedToken } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

const REFRESH = 'POST /v1/auth/login/refresh'

/** Five tabs of the dashboard at once: each calls with the token that they share. */
async function openFive(context: BrowserContext): Promise<Page[]> {
  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
  return tabs
}

test('an expired token is renewed once, without any visible effect', async ({ page }) => {
  await page.goto('/dashboard?scenario=expired&as=coach')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Олена')
  expect(await callsOf(page, REFRESH)).toBe(1)
})

test('five tabs at once with an expired token renew it once', async ({ page, context }) => {
  await page.goto('/login?scenario=expired&as=coach')
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  const before = await storedToken(page)
  const tabs = await openFive(context)
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Олена')
  expect(await storedToken(page)).not.toBe(before)
  const refreshes = await Promise.all(tabs.map((tab) => callsOf(tab, REFRESH)))
  expect(refreshes.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('when the refresh fails, too, every tab is signed out', async ({ page, context }) => {
  await page.goto('/login?scenario=expired-refresh&as=coach')
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  const tabs = await openFive(context)
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})
