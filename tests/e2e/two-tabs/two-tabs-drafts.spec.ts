/**
 * What one person types in two tabs. Of a draft that both share, both show what is typed in one, and
 * what one of them saves is then the saved state of the other.
 */
import type { Locator, Page } from '@playwright/test'

import { callsOf } from '../steps/accounts.ts'
import { openTwice } from '../steps/tabs.ts'
import { expect, test } from '../steps/test.ts'

const CLIENT = { path: '/', query: 'scenario=typical&as=client' }
const CARD = 'PATCH /v1/clients/me/client_info'

const notes = (page: Page) => page.getByLabel('Нотатки для тренера')
const save = (place: Page | Locator) => place.getByRole('button', { name: 'Зберегти' })
const measurements = (page: Page) => page.getByRole('dialog', { name: 'Нові виміри' })
const weight = (page: Page) => page.getByLabel('Вага, кг')
const enterMeasurements = (page: Page) => page.getByRole('button', { name: 'Нові виміри' }).click()

/** Nobody is asked about unsaved changes on the way to the settings. */
async function leavesUnasked(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Налаштування' }).first().click()
  await expect(page.getByRole('heading', { name: 'Налаштування', level: 1 })).toBeVisible()
}

test('the client’s card is saved in the other tab', async ({ page, context }) => {
  const second = await openTwice(page, context, CLIENT)
  await notes(page).fill('Лише ранок')
  await expect(notes(second)).toHaveValue('Лише ранок')
  await save(second).click()
  await expect(second.getByText('Картку збережено')).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await expect(notes(page)).toHaveValue('Лише ранок')
  await leavesUnasked(page)
  expect(await callsOf(second, CARD)).toBe(1)
})

test('measurements are saved in the other tab', async ({ page, context }) => {
  const second = await openTwice(page, context, CLIENT)
  await enterMeasurements(page)
  await weight(page).fill('87')
  await expect(second.getByText('Є незбережені виміри')).toBeVisible()
  await enterMeasurements(second)
  await expect(weight(second)).toHaveValue('87')
  // They could not be saved here.
  await page.evaluate(() => window.mock?.fault('PATCH', '/v1/clients/me/client_info', 503, 1))
  await save(measurements(page)).click()
  await expect(measurements(page).getByRole('alert')).toBeVisible()
  await save(measurements(second)).click()
  await expect(second.getByText('Виміри збережено')).toBeVisible()
  await expect(measurements(page)).toHaveCount(0)
  await expect(page.getByText('Є незбережені виміри')).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: '87 кг' })).toBeVisible()
  await leavesUnasked(page)
})

test('the coach’s page is saved in the other tab', async ({ page, context }) => {
  const second = await openTwice(page, context, {
    path: '/coach',
    query: 'scenario=typical&as=coach',
  })
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'Редагувати' }).click()
  const story = (tab: Page) => tab.getByLabel('Розповідь')
  await story(page).fill('Тренерка, яка слухає.')
  await expect(story(second)).toHaveValue('Тренерка, яка слухає.')
  const reads = await callsOf(page, 'GET /v1/users/{id}')
  await save(second).click()
  await expect(second.getByRole('button', { name: 'Редагувати' })).toBeVisible()
  await expect.poll(() => callsOf(page, 'GET /v1/users/{id}')).toBeGreaterThan(reads)
  await expect(story(page)).toHaveValue('Тренерка, яка слухає.')
  await leavesUnasked(page)
})

test('exercises are chosen in each tab for itself', async ({ page, context }) => {
  const second = await openTwice(page, context, {
    path: '/select-exercise',
    query: 'scenario=typical&as=coach',
  })
  const boxes = (tab: Page) => tab.getByRole('main').getByRole('checkbox')
  const chosen = (tab: Page) => tab.getByRole('main').getByRole('checkbox', { checked: true })
  await boxes(page).first().check()
  await boxes(page).nth(1).check()
  await boxes(second).nth(2).check()
  await expect(chosen(page)).toHaveCount(2)
  await page.reload()
  await expect(chosen(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Додати 2 вправи' }).click()
  await expect(page.getByRole('button', { name: /^Пересунути: / })).toHaveCount(2)
  await expect(chosen(second)).toHaveCount(1)
  await second.getByRole('button', { name: 'Додати 1 вправи' }).click()
  await expect(second.getByRole('button', { name: /^Пересунути: / })).toHaveCount(3)
})

test('a registration is typed in one tab alone', async ({ page, context }) => {
  const second = await openTwice(page, context, { path: '/register', query: 'scenario=typical' })
  await page.getByLabel('Ім’я').fill('Ірина')
  await page.reload()
  await expect(page.getByLabel('Ім’я')).toHaveValue('Ірина')
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second.getByLabel('Ім’я')).toHaveValue('')
})
