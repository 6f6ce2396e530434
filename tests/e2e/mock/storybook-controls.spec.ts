/** The controls on the pages of the kit act, also on values that the component changes itself. */
import type { Page } from '@playwright/test'

import { emptyFrames, type StoryIndex, storybook } from '../steps/storybook.ts'
import { expect, test } from '../steps/test.ts'

const server = storybook()

/** Opens a component's page, on which no story plays. */
async function open(page: Page, title: string): Promise<void> {
  const origin = server.origin()
  const { entries }: StoryIndex = await (await fetch(`${origin}index.json`)).json()
  const docs = Object.values(entries).find(
    (entry) => entry.type === 'docs' && entry.title === title,
  )
  if (!docs) throw new Error(`No page of ${title}`)
  await page.goto(`${origin}iframe.html?viewMode=docs&id=${docs.id}`)
}

/** The control of a property, in the table of the page. */
const control = (page: Page, name: string) => page.locator(`[id^="control-"][id$="-${name}"]`)

test('a field and a list of pages follow their controls', async ({ page }) => {
  await emptyFrames(page)
  await open(page, 'Елементи/Сторінки')
  await expect(page.getByText('Page 1 of 3').first()).toBeVisible({ timeout: 60_000 })
  await control(page, 'page').fill('3')
  await expect(page.getByText('Page 3 of 3').first()).toBeVisible()
  await page.getByRole('button', { name: 'Попередня сторінка' }).first().click()
  await expect(page.getByText('Page 2 of 3').first()).toBeVisible()

  await open(page, 'Елементи/Число сету')
  const field = page.getByRole('textbox', { name: 'Кг/Хв, сет 1' }).first()
  await expect(field).toHaveValue('40', { timeout: 60_000 })
  await control(page, 'value').fill('77')
  await expect(field).toHaveValue('77')

  await open(page, 'Елементи/Пошук')
  const search = page.getByRole('searchbox', { name: 'Пошук клієнтів' }).first()
  await expect(search).toBeVisible({ timeout: 60_000 })
  await control(page, 'value').fill('Олена')
  await expect(search).toHaveValue('Олена')
})
