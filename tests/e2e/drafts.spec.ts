/** Unsaved input on a device that several people use (defects 12.6 and 12.7). */
import type { Locator, Page } from '@playwright/test'

import { CLIENT, COACH, register, signIn } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

const IHOR = {
  firstName: 'Ігор',
  lastName: 'Гнатюк',
  phone: '093 123 45 67',
  password: 'Perlyna!2026',
  type: 'Тренер',
} as const

const start = (page: Page) => page.getByLabel('Початок. Понеділок, слот 1')

/** Saves with two invalid tokens: a forced logout. */
async function saveSignedOut(
  page: Page,
  {
    within = page,
    call,
  }: { within?: Page | Locator; call: readonly [method: string, path: string] },
): Promise<void> {
  await page.evaluate(async ([method, path]) => {
    await window.mock?.fault(method, path, 401)
    await window.mock?.fault('POST', '/v1/auth/login/refresh', 401)
  }, call)
  await within.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await page.evaluate(() => window.mock?.clearFaults())
}

const SCHEDULES = { call: ['POST', '/v1/calendar/schedules'] } as const

/** The keys of all drafts on the device. */
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft/')))

test('12.7: two coaches on one device each find their own hours, until they sign out by choice', async ({
  page,
}) => {
  // After lunch, when no request waits for an answer.
  await page.goto('/schedules?scenario=typical&as=coach&now=2027-03-02T14:00')
  await start(page).fill('07:00')
  await start(page).blur()
  await saveSignedOut(page, SCHEDULES)

  await page.getByRole('link', { name: 'Реєстрація' }).click()
  await register(page, IHOR)
  await page.getByRole('button', { name: 'Додати слот. Понеділок' }).click()
  await start(page).fill('06:00')
  await start(page).blur()
  await saveSignedOut(page, SCHEDULES)

  await signIn(page, COACH)
  await expect(start(page)).toHaveValue('07:00')
  expect(await drafts(page)).toHaveLength(2)

  await page.getByRole('link', { name: 'Налаштування' }).first().click()
  await page.getByRole('button', { name: 'Так, не зберігати' }).click()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await signIn(page, IHOR)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ігор')
  await page.goto('/schedules')
  await expect(start(page)).toHaveValue('06:00')
  expect(await drafts(page)).toHaveLength(1)
})

test('12.6: unsaved measurements survive a reload and a forced logout', async ({ page }) => {
  await page.goto('/?scenario=typical&as=client')
  const weight = page.getByLabel('Вага, кг')
  const open = () => page.getByRole('button', { name: 'Нові виміри' }).click()
  await open()
  await weight.fill('87')
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await open()
  await expect(weight).toHaveValue('87')
  await page.getByLabel('Талія, см').fill('94')
  await saveSignedOut(page, {
    within: page.getByRole('dialog'),
    call: ['PATCH', '/v1/clients/me/client_info'],
  })
  await signIn(page, CLIENT)
  await open()
  await expect(weight).toHaveValue('87')
  await expect(page.getByLabel('Талія, см')).toHaveValue('94')
  await page.getByRole('dialog').getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByText('Виміри збережено')).toBeVisible()
  expect(await drafts(page)).toEqual([])
})
