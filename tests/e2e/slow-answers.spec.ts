/** What happens while an answer is on its way: the person leaves, cancels, or presses again. */
import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const DAY = '/coach/olena-koval?date=2027-03-04&scenario=typical&as=client'
const BOOKING = 'POST /v1/calendar/sessions'
/** Of the call under test: each call takes the latency that is set when it is received. */
const SLOW_MS = 4000

const latency = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (wait) => window.mock?.latency(wait), ms)

/** The bookings that were answered, once there are as many as expected. */
const bookings = (page: Page) =>
  page.evaluate(
    async (name) =>
      ((await window.mock?.requests()) ?? []).filter(({ operation }) => operation === name).length,
    BOOKING,
  )

async function ask(page: Page, time: string): Promise<void> {
  await page.getByRole('button', { name: `${time} вільно` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
}

test('12.2: an answer that comes after the coach’s page was left moves nobody', async ({
  page,
}) => {
  await page.goto(DAY)
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '15:00–16:00 вільно' }).click()
  await latency(page, SLOW_MS)
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  expect(await bookings(page)).toBe(0)
  await expect.poll(() => bookings(page)).toBe(1)
  await latency(page, 0)
  await expect(page.getByText('Ваші запити на тренування')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'чт, 4 березня' })).toBeVisible()
  await expect(page).toHaveURL(/\/client\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
})

test('12.3: while a booking is under way nothing pretends to cancel it', async ({ page }) => {
  await page.goto(DAY)
  await expect(page.getByRole('button', { name: '15:00–16:00 вільно' })).toBeVisible()
  await latency(page, SLOW_MS)
  await ask(page, '15:00–16:00')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Скасувати' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Закрити' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await latency(page, 0)
  await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  await page.getByRole('button', { name: 'Зрозуміло' }).click()
  // The next one is sent: the button is not dead.
  await ask(page, '17:00–18:00')
  await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  expect(await bookings(page)).toBe(2)
})
