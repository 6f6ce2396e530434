import type { BrowserContext, Page } from '@playwright/test'

import { expect } from './test.ts'

/** The same address in two tabs of one person. */
export async function openTwice(
  page: Page,
  context: BrowserContext,
  { path, query }: { path: string; query: string },
): Promise<Page> {
  await page.goto(`${path}?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await context.newPage()
  await second.goto(path)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  return second
}
