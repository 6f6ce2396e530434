/** What the device keeps of answers: shown while a connection hangs, and removed when the person is signed out. */
import type { Control } from '#mocks/engine/control/control.ts'

import { type ProductionServer, serveProduction } from '../../support/production-server.ts'
import { COACH } from '../steps/accounts.ts'
import {
  arrive,
  expectKept,
  keptKeys,
  meetings,
  NOW,
  putKept,
  strip,
} from '../steps/offline-steps.ts'
import { expect, test } from '../steps/test.ts'

let server: ProductionServer
let origin: string
let mock: Control

// They share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await serveProduction()
  ;({ origin, mock } = server)
})
test.afterAll(() => server.close())

test.beforeEach(async ({ page, context }) => {
  await mock.scenario('typical')
  await mock.now(NOW, true)
  await arrive(page, context, origin, COACH)
  await expect(meetings(page)).toHaveCount(5)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
})

test('a screen with kept data does not wait for a connection that hangs', async ({ page }) => {
  await mock.latency(60_000)
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await expect(meetings(page)).toHaveCount(5)
  await mock.latency(0)
  // Calls that were sent before still hang; later ones do not.
  await page.reload()
  await expect(meetings(page)).toHaveCount(5)
  await expect(strip(page)).toHaveCount(0)
})

test('nothing is kept of a person who is signed out because the tokens could not be renewed', async ({
  page,
}) => {
  await mock.fault('GET', '/v1/coaches/{id}/sessions', 401)
  await mock.fault('POST', '/v1/auth/login/refresh', 401)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('nothing is kept of a person whose page was opened with tokens that are refused', async ({
  page,
}) => {
  for (const path of ['/v1/users/me', '/v1/coaches/{id}/sessions', '/v1/users/{id}'])
    await mock.fault('GET', path, 401)
  await mock.fault('POST', '/v1/auth/login/refresh', 401)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('what a page that was closed too early has left is deleted by the next one', async ({
  page,
}) => {
  await page.goto(`${origin}/settings`)
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await putKept(page, `${COACH.phone} GET /v1/users/me`)
  await page.reload()
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('the week as last seen is shown on the next day, and its meetings when they are pressed', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/calendar?date=2027-03-03`)
  const wednesday = page.getByRole('region', { name: 'середа, 3 березня' })
  const cards = wednesday.getByRole('button', { name: 'підтверджено' })
  await expect(cards).toHaveCount(4)
  await expectKept(page, '"end_date":"2027-03-07"', 2)

  await context.setOffline(true)
  await context.clock.setFixedTime('2027-03-03T08:00+02:00')
  await page.goto(`${origin}/calendar`)
  await expect(cards).toHaveCount(4)
  await expect(strip(page)).toHaveText('Немає з’єднання. Дані станом на вт, 2 березня, 10:20')
  await cards.first().click()
  const session = page.getByRole('dialog', { name: 'Тренування' })
  await expect(session).toContainText('Сергій Левицький')
  await expect(session).toContainText('5 вправ · 17 сетів')
})

test('an exercise that was added from the library has its name in the plan as last seen', async ({
  page,
  context,
}) => {
  await page.getByRole('link', { name: /^Відкрити план/ }).click()
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(5)
  const plan = page.url()
  await page.getByRole('link', { name: 'Редагувати' }).click()
  await page.getByRole('button', { name: 'Нова вправа' }).click()
  const picker = page.getByRole('dialog', { name: 'Обрати вправи' })
  await picker.getByRole('searchbox').fill('Планка')
  await picker.getByRole('checkbox', { name: 'Планка', exact: true }).check()
  await picker.getByRole('button', { name: 'Додати 1 вправи' }).click()
  await expectKept(page, '/v1/programs/exercises/', 6)
  await page.getByRole('button', { name: 'Зберегти зміни' }).click()
  await expect(page).toHaveURL(/\/calendar/)
  await expectKept(page, '"end_date":"2027-03-07"', 2)

  await context.setOffline(true)
  await page.goto(plan)
  await expect(page.getByRole('heading', { level: 4 }).last()).toHaveText('Планка')
  await expect(strip(page)).toBeVisible()
})

test('nothing is kept of an account that is deleted', async ({ page }) => {
  await page.goto(`${origin}/settings`)
  await page.getByRole('button', { name: 'Видалити' }).click()
  const dialog = page.getByRole('dialog', { name: 'Підтвердження' })
  await dialog.getByRole('button', { name: 'Видалити' }).click()
  await expect(page).toHaveURL(/\/register/)
  await expect.poll(() => keptKeys(page)).toEqual([])
})
