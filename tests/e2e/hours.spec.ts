import type { Page } from '@playwright/test'

import { expect, test } from './steps/test.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })

async function add(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: `Додати слот. ${day}` }).click()
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).blur()
}

test('a coach sets up a week from nothing and sees its slots in the calendar @quick', async ({
  page,
}) => {
  await page.goto('/dashboard?scenario=empty&as=coach')
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
  await expect(field(page, 'Кінець. Понеділок, слот 2')).toHaveValue('15:00')
  await type(page, 'Кінець. Понеділок, слот 2', '15:30')
  await page.getByRole('button', { name: 'Скопіювати на всі дні. Понеділок, слот 1' }).click()
  await page.getByRole('button', { name: 'Видалити. Неділя, слот 2' }).click()
  await page.getByRole('button', { name: 'Видалити. Неділя, слот 1' }).click()
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  await page.getByRole('button', { name: 'Зрозуміло' }).click()

  await page.getByRole('link', { name: 'Назад' }).click()
  await page.getByRole('link', { name: /^середа, 3 березня/ }).click()
  const wednesday = page.getByRole('region', { name: 'середа, 3 березня' })
  await expect(wednesday.getByRole('link')).toHaveText([
    /09:00–10:00.*вільно/,
    /10:00–11:00.*вільно/,
    /11:00–12:00.*вільно/,
    /14:00–15:00.*вільно/,
  ])
  await page.getByRole('link', { name: /^неділя, 7 березня/ }).click()
  await expect(page.getByRole('region', { name: 'неділя, 7 березня' })).toHaveText(/Слотів немає$/)
  await page.reload()
  await expect(page).toHaveURL('/calendar?date=2027-03-07')

  await page.goto('/dashboard')
  await expect(steps.getByRole('link', { name: /^Вкажи робочі години.*зроблено$/ })).toBeVisible()
  await expect(steps.getByText('1 з 4')).toBeVisible()
})
