/**
 * Axe on the pages of Storybook that no story test covers, light and dark: docs pages, and the wall
 * with its frames. The start page, the map and the foundations are stories themselves.
 */
import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

import { AXE_OPTIONS } from '#storybook/axe.ts'

import { emptyFrames, storybook } from '../steps/storybook.ts'
import { expect, test } from '../steps/test.ts'

const server = storybook()

const DOCS = [
  // Three of components, whose controls are a switch, an object, functions, and one of a screen.
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

/**
 * Storybook's own editor of an object, in the table of a component's properties: its list items are
 * in no list, and no setting of Storybook changes that.
 */
const NOT_OURS = '.rejt-tree'

/**
 * The axe rules that a page of Storybook breaks, of all or of the given ones, and where. What is in
 * its frames has its own tests.
 */
async function violationsOn(page: Page, runOnly = AXE_OPTIONS.runOnly): Promise<string[]> {
  const options = JSON.stringify({ ...AXE_OPTIONS, runOnly, iframes: false })
  // In one step, because Storybook loads another axe under the same name.
  const { violations }: AxeResults = await page.evaluate(
    `${axe.source}\nwindow.axe.run({ exclude: '${NOT_OURS}' }, ${options})`,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  )
}

test('docs pages and the wall pass axe, light and dark', async ({ page }) => {
  await emptyFrames(page)
  for (const id of DOCS) {
    await page.goto(`${server.origin()}iframe.html?viewMode=docs&id=${id}&globals=scheme:light`)
    await expect(page.getByRole('heading', { name: 'Стани' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await violationsOn(page), id).toEqual([])
    await choose(page, 'dark')
    expect(await violationsOn(page, ['color-contrast', 'link-in-text-block']), id).toEqual([])
  }
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
