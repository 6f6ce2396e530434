/**
 * Axe on the pages of Storybook that no story test covers, light and dark: docs pages, and the wall
 * with its frames. The start page, the map and the foundations are stories themselves.
 */
import type { Page } from '@playwright/test'

import { removeFrames, storybook } from '../steps/storybook.ts'
import { expect, test } from '../steps/test.ts'
import { violationsOn } from '../steps/violations.ts'

const server = storybook()

const DOCS = [
  // One of a component, three with other controls (a switch, an object, functions), one of a screen.
  'елементи-дата--опис',
  'елементи-запитання--опис',
  'елементи-відпочинок--опис',
  'елементи-форма-з-чернеткою--опис',
  'тренер-календар--опис',
]

/** Sets the toolbar's scheme. The page is rendered again without being loaded, and at once. */
async function choose(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' })
  const title = page.getByRole('heading').first()
  const ink = await title.evaluate((element) => getComputedStyle(element).color)
  await page.evaluate((chosen) => {
    window['__STORYBOOK_ADDONS_CHANNEL__']?.emit('updateGlobals', { globals: { scheme: chosen } })
  }, scheme)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  await expect(title).not.toHaveCSS('color', ink)
}

test('docs pages pass axe, light and dark', async ({ page }) => {
  for (const id of DOCS) {
    await page.goto(`${server.origin()}iframe.html?viewMode=docs&id=${id}&globals=scheme:light`)
    await expect(page.getByRole('heading', { name: 'Стани' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await violationsOn(page), id).toEqual([])
    await removeFrames(page.locator('html'))
    await choose(page, 'dark')
    expect(await violationsOn(page, ['color-contrast', 'link-in-text-block']), id).toEqual([])
    await removeFrames(page.locator('html'))
  }
})

test('the wall passes axe, light and dark', async ({ page }) => {
  const wall = 'iframe.html?viewMode=story&id=огляд-стіна--whole&globals=scheme:light'
  await page.goto(server.origin() + wall)
  await page.getByRole('combobox', { name: 'Область' }).selectOption('Тренер/Головна')
  const link = page.getByRole('link', { name: /^Тренер\/Головна: / }).first()
  await expect(link).toBeVisible()
  // The browser's own color, until the colors of the scheme are there.
  await expect(link).not.toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(await violationsOn(page)).toEqual([])
  await choose(page, 'dark')
  expect(await violationsOn(page, ['color-contrast', 'link-in-text-block'])).toEqual([])
})
