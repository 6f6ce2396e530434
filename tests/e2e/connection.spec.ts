import type { Page } from '@playwright/test'

import { callsOf, storedToken } from './steps/accounts.ts'
import { openerOf } from './steps/panel-locators.ts'
import { openTwice } from './steps/tabs.ts'
import { expect, test } from './steps/test.ts'

/** Takes the page offline when the panel's opener is there: offline its code could not load. */
async function disconnect(page: Page): Promise<void> {
  await expect(openerOf(page)).toBeVisible()
  await page.context().setOffline(true)
}

test('offline a change fails at once and keeps what was typed; back online it is saved', async ({
  page,
}) => {
  await page.goto('/?scenario=typical&as=client')
  const notes = page.getByLabel('Нотатки для тренера')
  // The first press loads the toasts' code; without a connection it could not load.
  const toastList = page.waitForResponse(
    async (one) => one.url().endsWith('.js') && (await one.text()).includes('Закрити сповіщення'),
  )
  const [toasts] = await Promise.all([toastList, notes.click()])
  await page.evaluate((url) => import(url), toasts.url())
  await notes.fill('Лише ранок')
  await page.evaluate(async () => {
    await window.mock?.fault('PATCH', '/v1/clients/me/client_info', 'network')
  })
  await disconnect(page)
  const save = page.getByRole('button', { name: 'Зберегти' })
  await save.click()
  await expect(page.getByRole('alert').first()).toHaveText('Не вдалося зберегти дані')
  await expect(notes).toHaveValue('Лише ранок')
  await page.evaluate(() => window.mock?.clearFaults())
  await page.context().setOffline(false)
  await save.click()
  await expect(page.getByText('Картку збережено')).toBeVisible()
})

const hasPicture = async (): Promise<boolean | undefined> =>
  (await window.mock?.requests())?.some(
    ({ operation, status }) => operation === 'GET /v1/users/{id}/image' && status === 200,
  )

test('what could not be read offline is read when the connection is back', async ({ page }) => {
  await page.goto('/calendar?scenario=typical&as=coach&date=2027-03-07')
  await expect(page.getByRole('region', { name: 'неділя, 7 березня' })).toBeVisible()
  // The mock's code for pictures has loaded by then; without a connection it could not load.
  await expect.poll(() => page.evaluate(hasPicture)).toBe(true)
  await page.evaluate(() => window.mock?.fault('GET', '/v1/coaches/{id}/time_slots', 'network'))
  await disconnect(page)
  await page.getByRole('button', { name: 'Наступний день' }).click()
  await expect(page.getByText('Не вдалося завантажити розклад')).toBeVisible()
  await page.evaluate(() => window.mock?.clearFaults())
  await page.context().setOffline(false)
  await expect(page.getByRole('region', { name: 'понеділок, 8 березня' })).toBeVisible()
})

for (const { place, address, read, heading } of [
  { place: 'a screen', address: '/settings', read: '/v1/users/me', heading: 'Налаштування' },
  {
    place: 'a page of a coach',
    address: '/coach/olena-koval',
    read: '/v1/users/{id}',
    heading: 'Олена Коваль',
  },
])
  test(`${place} that could not be loaded is loaded when the connection is back`, async ({
    page,
  }) => {
    await page.goto(`${address}?scenario=typical&as=coach&fault=GET ${read} network`)
    await expect(page.getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
    await disconnect(page)
    await page.evaluate(() => window.mock?.clearFaults())
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

const statuses = async () => (await window.mock?.requests())?.map(({ status }) => status)

test('a token that one tab renews is used by the other', async ({ page, context }) => {
  const other = await openTwice(page, context, {
    path: '/settings',
    query: 'scenario=typical&as=client',
  })
  const before = await storedToken(page)
  // Nothing is under way in either when the token expires, after half an hour.
  for (const tab of [page, other]) await expect.poll(() => tab.evaluate(hasPicture)).toBe(true)
  await page.evaluate(() => window.mock?.advance(31))
  await page.getByRole('link', { name: 'Моя картка' }).click()
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  const token = await storedToken(page)
  expect(token).not.toBe(before)
  await other.getByRole('link', { name: 'Моя картка' }).click()
  await expect(other.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  expect(await callsOf(page, 'POST /v1/auth/login/refresh')).toBe(1)
  expect(await other.evaluate(statuses)).not.toContain(401)
  expect(await storedToken(other)).toBe(token)
})

test('a logout in one tab is a logout in the other', async ({ page, context }) => {
  await page.goto('/settings?scenario=typical&as=coach')
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/calendar')
  await expect(other.getByRole('heading', { name: 'Календар', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  // The person's screens do not come back.
  await other.goto('/calendar')
  await expect(other.getByRole('heading', { name: 'Вхід' })).toBeVisible()
})
