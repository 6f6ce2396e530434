import type { Page } from '@playwright/test'

import { changesOf } from './steps/calls.ts'
import { reloadUnsaved } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const EMPTY = 'scenario=empty&as=coach'
const CREATE = '/v1/calendar/schedules'
const GENERATE = '/v1/calendar/schedules/{id}/time_slots'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Зберегти' })

async function add(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: `Додати слот. ${day}` }).click()
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).blur()
}

async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  await page.getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a coach sets up a week from nothing and sees its slots in the calendar @quick', async ({
  page,
}) => {
  await page.goto(`/dashboard?${EMPTY}`)
  const steps = page.getByRole('region', { name: 'Перші кроки' })
  await expect(steps.getByRole('link')).toHaveText([/^Вкажи/, /^Розкажи/, /^Поділися/, /^Створи/])
  await expect(steps.getByText('0 з 4')).toBeVisible()
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('link', { name: 'Календар', exact: true }).first().click()
  const toHours = page.getByRole('link', { name: 'Задати робочі години' })
  await expect(toHours).toBeVisible()
  await expect(page.getByText('Слотів немає')).toHaveCount(0)
  // The page is not scrolled to the current hour, and nothing is below the floating button.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const step = await toHours.boundingBox()
  const floating = await page.getByRole('link', { name: 'Нова зустріч' }).boundingBox()
  expect((step?.y ?? 0) + (step?.height ?? 0)).toBeLessThan(floating?.y ?? 0)
  await page.setViewportSize(size)
  await toHours.click()
  await add(page, 'Понеділок')
  await type(page, 'Кінець. Понеділок, слот 1', '12')
  await add(page, 'Понеділок')
  await type(page, 'Початок. Понеділок, слот 2', '1400')
  await expect(field(page, 'Кінець. Понеділок, слот 2')).toHaveValue('14:01')
  await type(page, 'Кінець. Понеділок, слот 2', '15:30')
  await page.getByRole('button', { name: 'Скопіювати на всі дні. Понеділок, слот 1' }).click()
  await page.getByRole('button', { name: 'Видалити. Неділя, слот 2' }).click()
  await page.getByRole('button', { name: 'Видалити. Неділя, слот 1' }).click()
  await save(page)

  await page.getByRole('link', { name: 'Назад' }).click()
  await page.getByRole('link', { name: /^середа, 3 березня/ }).click()
  const wednesday = page.getByRole('region', { name: 'середа, 3 березня' })
  await expect(wednesday.getByRole('link')).toHaveText([
    /09:00–10:00.*вільно/,
    /10:00–11:00.*вільно/,
    /11:00–12:00.*вільно/,
    /14:00–15:00.*вільно/,
    /15:00–15:30.*вільно/,
  ])
  await page.getByRole('link', { name: /^неділя, 7 березня/ }).click()
  await expect(page.getByRole('region', { name: 'неділя, 7 березня' })).toHaveText(/Слотів немає$/)
  await page.reload()
  await expect(page).toHaveURL('/calendar?date=2027-03-07')

  await page.goto('/dashboard')
  await expect(steps.getByRole('link', { name: /^Вкажи робочі години.*зроблено$/ })).toBeVisible()
  await expect(steps.getByText('1 з 4')).toBeVisible()
})

test('a reload before which the browser asks, and one in the middle of a failed save, lose and repeat nothing', async ({
  page,
}) => {
  await page.goto(`/schedules?${EMPTY}`)
  await page.getByRole('button', { name: 'Закрити підказку' }).click()
  await add(page, 'Понеділок')
  await reloadUnsaved(page)
  await expect(field(page, 'Початок. Понеділок, слот 1')).toHaveValue('09:00')
  await expect(page.getByRole('complementary', { name: 'Підказка' })).toBeHidden()

  await page.evaluate((path) => window.mock?.fault('POST', path, 500, 1), GENERATE)
  await saveButton(page).click()
  await expect(page.getByText('Не вдалося зберегти робочі години').first()).toBeVisible()
  await reloadUnsaved(page)
  await expect(page.getByText('Частину змін могло бути збережено. Збережи ще раз.')).toBeVisible()
  await save(page)
  expect((await changesOf(page)).filter((call) => call.startsWith(`POST ${CREATE} `))).toEqual([])
  await page.goto('/calendar?date=2027-03-08')
  await expect(
    page.getByRole('region', { name: 'понеділок, 8 березня' }).getByRole('link'),
  ).toHaveCount(9)
})
