/**
 * Two people at once: two tabs on the mock in the browser, two browsers on the mock in a
 * server.
 */
import type { Page } from '@playwright/test'
import { resolveConfig } from 'vite'

import { ROOT } from '../../support/paths.ts'
import { openerOf, panelOf, popup } from '../steps/screen.ts'
import { expect, test } from '../steps/shared-test.ts'

/** The device has stored the profile. */
const notRead = (page: Page) => page.getByText(/^Не вдалося оновити\. Дані станом на/)

test('a second tab sees the first one’s clock and faults', async ({ page, context }) => {
  await page.goto('/settings?scenario=typical&as=coach')
  const second = await context.newPage()
  await second.goto('/settings')
  await expect(popup(second)).toContainText('1 з 3')

  await page.evaluate(async () => {
    await window.mock?.now('2027-03-05T12:00', true)
    await window.mock?.fault('GET', '/v1/users/me', 500)
  })
  await second.bringToFront()
  await second.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => second.evaluate(() => new Date().toISOString())).toContain('03-05T10:00')
  await second.reload()
  await expect(notRead(second)).toBeVisible()
})

test('12.30: the dev server of the shared mock cannot be framed: links around it would change it for everybody', async () => {
  const { server } = await resolveConfig({ root: ROOT, mode: 'shared', logLevel: 'error' }, 'serve')
  expect(JSON.stringify(server.headers)).toContain("frame-ancestors 'none'")
})

test('two browsers share one database and one panel’s faults', async ({ newContext }) => {
  const coach = await (await newContext()).newPage()
  await coach.goto('/settings?scenario=typical&as=coach')
  await expect(popup(coach)).toContainText('1 з 3')

  const client = await (await newContext()).newPage()
  await client.goto('/coach/olena-koval?date=2027-03-04&as=client')
  await client.getByRole('button', { name: '15:00–16:00 вільно' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await expect(client.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  await coach.reload()
  await expect(popup(coach)).toContainText('1 з 4')

  // The coach's panel breaks the client's call, and its log shows it.
  await expect(openerOf(coach)).toBeVisible()
  await coach.keyboard.press('Control+Shift+M')
  await panelOf(coach).getByRole('tab', { name: 'Збої' }).click()
  await panelOf(coach).getByLabel('Операція').selectOption('GET /v1/users/me')
  await panelOf(coach).getByRole('button', { name: '500', exact: true }).click()
  await expect(panelOf(coach).getByText('500 Помилка сервера, завжди')).toBeVisible()
  await client.goto('/settings')
  await expect(notRead(client)).toBeVisible()
  await panelOf(coach).getByRole('tab', { name: 'Запити' }).click()
  const broken = panelOf(coach).getByRole('button', { name: /^500 GET \/v1\/users\/me збій/ })
  await expect(broken.first()).toBeVisible()
  await broken.first().click()
  await panelOf(coach).getByRole('button', { name: 'Повторити' }).click()
  await expect(panelOf(coach).getByText('Запит повторено')).toBeVisible()

  // A link works here, too: it resets the one database for both.
  const link = await coach.evaluate(() => window.mock?.link())
  expect(link).toContain('/settings?scenario=typical&as=coach&now=2027-03-02T')
  await client.goto(link ?? '')
  await expect
    .poll(() => client.evaluate(async () => (await window.mock?.settings())?.faults.length))
    .toBe(1)
  expect(await client.evaluate(() => window.mock?.persona())).toBe('coach')
})
