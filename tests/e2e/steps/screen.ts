/** Opening a screen, leaving it, and what is around and over every screen. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext, Locator, Page } from '@playwright/test'

import { ROOT } from '../../support/paths.ts'
import { expect } from './test.ts'

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 1 })

/** A button by its exact name, or a part of it. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')

/** The labels of a menu, from product §2 «Menus». Throws if the table has no such row. */
export function menuOf(who: 'coach' | 'client'): string[] {
  const [, table = ''] = readFileSync(join(ROOT, 'docs/product.md'), 'utf8').split('\n### Menus\n')
  const row = table.split('\n').find((line) => line.startsWith(`| ${who} `))
  const labels = row?.split('|')[2]
  if (labels === undefined) throw new Error(`Product §2 has no menu of a ${who}`)
  return labels.split(',').map((label) => label.trim())
}

/**
 * The parts of a page that are loading: busy regions, and skeletons, which have the class `block` of
 * `src/ui/SkeletonBlock.module.css`.
 */
export const loading = (page: Page): Locator =>
  page.locator('[aria-busy="true"], span[class*="_block_"][aria-hidden]')

/** Waits until a screen is shown, with its data. */
export async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
}

/**
 * Navigates within the open app, as Back and Forward do: without loading it again. Waits for the
 * app, because the mock reads its choices from the address before that.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.locator('#main').first().waitFor()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * Presses Back where the app stays on the screen, and waits until it has moved forward again to the
 * same history entry. A press before that is lost.
 */
export async function backStays(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    addEventListener('popstate', () => moves.push(location.href))
  })
  await page.goBack()
  const moves = () => page.evaluate(() => Reflect.get(window, 'moves'))
  await expect.poll(moves, 'Back, and forward again').toHaveLength(2)
}

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

/** Reloads the page; the browser must ask before, as there are unsaved changes. */
export async function reloadUnsaved(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
}

/** The question about unsaved changes. */
export const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Відмінити не збережені зміни?' })

/** The request popup: a card in a wide window, else a strip that opens into it. */
export const popup = (page: Page): Locator =>
  page.getByRole('region', { name: 'Запит на тренування' })

/** 'Любов Городецька · ср, 14:00 · до 10:40'. */
export const strip = (page: Page): Locator =>
  page.getByRole('button', { name: / · (до|час минув)/ })

/** Opens the card: presses the strip if it is closed. */
export async function openPopup(page: Page): Promise<void> {
  await expect(popup(page).or(strip(page))).toBeVisible()
  if (await strip(page).isVisible()) await strip(page).click()
  await expect(popup(page)).toBeVisible()
}

/** No request is shown, neither as a card nor as a strip. */
export async function expectNoPopup(page: Page): Promise<void> {
  await expect(popup(page)).toHaveCount(0)
  await expect(strip(page)).toHaveCount(0)
}

/** The mock's panel, and its button. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Панель QA' })
export const openerOf = (page: Page): Locator =>
  page.getByRole('button', { name: 'Відкрити панель QA' })
