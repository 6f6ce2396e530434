/** What was last seen is still shown on later days, and days that were never read do not look free. */
import { type ProductionServer, serveProduction } from '../../support/production-server.ts'
import { CLIENT, COACH } from '../steps/accounts.ts'
import { arrive, expectKept, NOW, strip } from '../steps/offline-steps.ts'
import { openPopup, popup } from '../steps/request-popup.ts'
import { expect, test } from '../steps/test.ts'

const STRIP = 'Немає з’єднання. Дані станом на вт, 2 березня, 10:20'

let server: ProductionServer
let origin: string

// They share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await serveProduction()
  ;({ origin } = server)
  const { mock } = server
  await mock.scenario('typical')
  await mock.now(NOW, true)
})
test.afterAll(() => server.close())

test('a client sees their trainings on later days, too', async ({ page, context }) => {
  await arrive(page, context, origin, CLIENT)
  const upcoming = page
    .getByRole('region', { name: 'Найближчі тренування' })
    .getByRole('link', { name: /березня/ })
  const requests = page.getByRole('list', { name: 'Запити' })
  const history = page.getByRole('table', { name: 'Історія тренувань' })
  await expectKept(page, '/v1/clients/{id}/sessions', 2)

  await context.setOffline(true)
  await context.clock.setFixedTime('2027-03-03T08:00+02:00')
  await page.goto(origin)
  await expect(upcoming).toHaveText([/^ср, 3/, /^пн, 8/, /^ср, 10/, /^пт, 12/])
  await expect(requests).toHaveText(/^ср, 3 березня.*Підтверджено.*пт, 5 березня.*Очікує/)
  await expect(history.getByRole('row', { name: /^пн, 1 березня/ })).toBeVisible()
  await expect(strip(page)).toHaveText(STRIP)
  await upcoming.first().click()
  await expect(page.getByRole('heading', { name: 'Верх тіла А' })).toBeVisible()

  await context.clock.setFixedTime('2027-03-08T12:00+02:00')
  await page.goto(origin)
  await expect(upcoming).toHaveText([/^пн, 8/, /^ср, 10/, /^пт, 12/, /^пн, 15/])
  await expect(history.getByRole('row', { name: /^пн, 1 березня/ })).toBeVisible()
  await expect(strip(page)).toHaveText(STRIP)
})

test('a coach sees requests on the next day, and no free day that was not read', async ({
  page,
  context,
}) => {
  await arrive(page, context, origin, COACH)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  // The requests of a week, and those after it.
  await expectKept(page, ' requests"', 2)

  await context.setOffline(true)
  await context.clock.setFixedTime('2027-03-03T08:00+02:00')
  await page.goto(`${origin}/dashboard`)
  await openPopup(page)
  await expect(popup(page)).toContainText('Любов Городецька')
  await expect(strip(page)).toHaveText(STRIP)
  await expect(page.getByText('Не вдалося завантажити розклад')).toBeVisible()
})

test('a coach sees the clients’ next trainings on the next day', async ({ page, context }) => {
  await arrive(page, context, origin, COACH)
  await page.goto(`${origin}/client-baze`)
  const hanna = page.getByRole('listitem').filter({ hasText: 'Ганна Василенко' })
  await expect(hanna).toContainText('вт, 2 березня, 11:00')
  await expectKept(page, 'GET /v1/coaches/{id}/clients', 1)
  await expectKept(page, '"window":"month ahead"', 1)

  await context.setOffline(true)
  await context.clock.setFixedTime('2027-03-03T08:00+02:00')
  await page.reload()
  await expect(hanna).toContainText('вт, 9 березня, 11:00')
  await expect(strip(page)).toHaveText(STRIP)
  // A week that was not read.
  await page.goto(`${origin}/calendar?date=2027-04-02`)
  await expect(page.getByText('Не вдалося завантажити розклад')).toBeVisible()
})
