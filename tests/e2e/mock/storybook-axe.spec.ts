/**
 * Axe on the pages of Storybook, light and dark: docs pages, which no story test covers, and our own
 * pages, whose story tests have one scheme and no frames.
 */
import { removeFrames, type StoryIndex, storybook } from '../steps/storybook.ts'
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

for (const scheme of ['light', 'dark'])
  test(`docs pages and the wall pass axe: ${scheme}`, async ({ page }) => {
    for (const id of DOCS) {
      await page.goto(
        `${server.origin()}iframe.html?viewMode=docs&id=${id}&globals=scheme:${scheme}`,
      )
      await expect(page.getByRole('heading', { name: 'Стани' })).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('main')).toHaveCount(1)
      expect(await violationsOn(page), id).toEqual([])
      await removeFrames(page)
    }
    const wall = `iframe.html?viewMode=story&id=огляд-стіна--whole&globals=scheme:${scheme}`
    await page.goto(server.origin() + wall)
    await page.getByRole('combobox', { name: 'Область' }).selectOption('Тренер/Головна')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    const link = page.getByRole('link', { name: /^Тренер\/Головна: / }).first()
    await expect(link).toBeVisible()
    // The browser's own color, until the colors of the scheme are there.
    await expect(link).not.toHaveCSS('color', 'rgb(0, 0, 0)')
    expect(await violationsOn(page)).toEqual([])
  })

/** The start page, the wall, the map and the foundations, as Storybook's index has them. */
async function ownPages(origin: string): Promise<string[]> {
  const { entries }: StoryIndex = await (await fetch(`${origin}index.json`)).json()
  return Object.values(entries)
    .filter(({ title, tags }) => /^(?:Огляд|Основи)\//.test(title) && tags.includes('dev'))
    .map(({ id }) => id)
}

for (const scheme of ['light', 'dark'])
  test(`the start page, the map and the foundations pass axe: ${scheme}`, async ({ page }) => {
    const ids = await ownPages(server.origin())
    expect(ids.length).toBeGreaterThanOrEqual(11)
    for (const id of ids) {
      await page.goto(
        `${server.origin()}iframe.html?viewMode=story&id=${id}&globals=scheme:${scheme}`,
      )
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
      // While its frame loads, axe may read the text of a card as black. The wall keeps its frames.
      await removeFrames(page)
      expect(await violationsOn(page), id).toEqual([])
    }
  })
