/** Axe on pages of Storybook that no story test covers: docs pages and the wall, light and dark. */
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
