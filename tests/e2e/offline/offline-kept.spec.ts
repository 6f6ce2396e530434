/**
 * What the device keeps of answers: shown while a connection hangs and on later days, where days that
 * were never read do not look free, and removed when the person is signed out.
 */
import type { Control } from '#mocks/engine/control/control.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { type ProductionServer, serveProduction } from '../../support/production-server.ts'
import {
  arrive,
  expectKept,
  keptKeys,
  meetings,
  NOW,
  offlineStrip,
  STRIP,
} from '../steps/offline-steps.ts'
import { CLIENT, COACH, signIn } from '../steps/people.ts'
import { openPopup, popup } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

/** A list takes two calls: sooner than when the connection would count as lost. */
const SLOW_MS = 1800
const TOMORROW = '2027-03-03T08:00+02:00'

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

test.beforeEach(async () => {
  await mock.scenario('typical')
  await mock.now(NOW, true)
})

test('a screen with kept data does not wait for a connection that hangs; a day that was not read has none', async ({
  page,
  context,
}) => {
  await arrive(page, context, origin, COACH)
  await expect(meetings(page)).toHaveCount(5)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  await mock.latency(60_000)
  await page.reload()
  await expect(offlineStrip(page)).toBeVisible()
  await expect(meetings(page)).toHaveCount(5)
  await mock.latency(0)
  // Calls that were sent before still hang; later ones do not.
  await page.reload()
  await expect(meetings(page)).toHaveCount(5)
  await expect(offlineStrip(page)).toHaveCount(0)

  // The next day was not read, and does not look free.
  await context.setOffline(true)
  await context.clock.setFixedTime(TOMORROW)
  await page.goto(`${origin}/dashboard`)
  await expect(page.getByText(SPEC.scheduleNotLoaded)).toBeVisible()
  await expect(offlineStrip(page)).toHaveText(STRIP)
})

test('a later visit shows what was last seen at once, marked, until the answers replace it in place', async ({
  page,
  context,
}) => {
  await arrive(page, context, origin, COACH)
  await expect(meetings(page)).toHaveCount(5)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  const mark = page.getByRole('status').filter({ hasText: 'Оновлюємо дані…' })
  await expect(mark).toHaveCount(0)
  const { rows } = await mock.rows('users', 'first_name=Ганна')
  await mock.changeRow('users', rows[0]?.key ?? '', { first_name: 'Інна' })
  await mock.latency(SLOW_MS)
  await page.reload()
  await expect(meetings(page)).toHaveCount(5)
  await expect(meetings(page).filter({ hasText: 'Ганна' })).toHaveCount(1)
  await expect(mark).toHaveCount(1)
  await page.evaluate(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  await expect(meetings(page).filter({ hasText: 'Інна' })).toHaveCount(1)
  await expect(mark).toHaveCount(0)
  await expect(offlineStrip(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.shifted)).toBe(0)
  await mock.latency(0)
})

test('nothing is kept of a person who is signed out, whichever way', async ({ page, context }) => {
  const ways: Record<string, () => Promise<unknown>> = {
    'they log out, and another person sees nothing of it': async () => {
      const logOut = async () => {
        await page.goto(`${origin}/settings`)
        await page.getByRole('button', { name: 'Вийти' }).click()
        await expect(page).toHaveURL(/\/login$/)
      }
      await logOut()
      // What takes longer than a second is deleted by this page.
      await expect.poll(() => keptKeys(page)).toEqual([])
      await signIn(page, CLIENT)
      await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
      await expectKept(page, '/v1/clients/{id}/sessions', 2)
      expect((await keptKeys(page)).filter((key) => !key.startsWith(CLIENT.phone))).toEqual([])
      await logOut()
    },
    'the tokens could not be renewed': async () => {
      await mock.fault('GET', '/v1/coaches/{id}/sessions', 401)
      await mock.fault('POST', '/v1/auth/login/refresh', 401)
      await page.reload()
    },
    'the page was opened with tokens that are refused': async () => {
      for (const path of ['/v1/users/me', '/v1/coaches/{id}/sessions', '/v1/users/{id}'])
        await mock.fault('GET', path, 401)
      await mock.fault('POST', '/v1/auth/login/refresh', 401)
      await page.reload()
    },
    'the account is deleted': async () => {
      await page.getByRole('link', { name: 'Налаштування' }).click()
      await page.getByRole('button', { name: 'Видалити' }).click()
      const dialog = page.getByRole('dialog', { name: 'Підтвердження' })
      await dialog.getByRole('button', { name: 'Видалити' }).click()
      await expect(page).toHaveURL(/\/register/)
    },
  }
  await arrive(page, context, origin, COACH)
  for (const [way, leave] of Object.entries(ways))
    await test.step(way, async () => {
      await expect(meetings(page)).toHaveCount(5)
      await expectKept(page, '"end_date":"2027-03-02"', 1)
      await leave()
      await expect.poll(() => keptKeys(page)).toEqual([])
      await mock.clearFaults()
      if (way !== 'the account is deleted') {
        await page.goto(`${origin}/login`)
        await signIn(page, COACH)
      }
    })
})

test('an exercise that was added from the library has its name in the plan as last seen', async ({
  page,
  context,
}) => {
  await arrive(page, context, origin, COACH)
  await meetings(page)
    .filter({ hasText: /Зараз|Далі/ })
    .getByRole('button')
    .click()
  await page.getByRole('link', { name: 'Деталі' }).click()
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
  await expect(offlineStrip(page)).toBeVisible()
})

test('a client sees their trainings on later days, too', async ({ page, context }) => {
  await arrive(page, context, origin, CLIENT)
  const upcoming = page
    .getByRole('region', { name: 'Найближчі тренування' })
    .getByRole('link', { name: /березня/ })
  const requests = page.getByRole('list', { name: 'Запити' })
  const history = page.getByRole('table', { name: 'Історія тренувань' })
  await expectKept(page, '/v1/clients/{id}/sessions', 2)

  await context.setOffline(true)
  await context.clock.setFixedTime(TOMORROW)
  await page.goto(origin)
  await expect(upcoming).toHaveText([/^ср, 3/, /^пн, 8/, /^ср, 10/, /^пт, 12/])
  await expect(requests).toHaveText(/^ср, 3 березня.*Підтверджено.*пт, 5 березня.*Очікує/)
  await expect(history.getByRole('row', { name: /^пн, 1 березня/ })).toBeVisible()
  await expect(offlineStrip(page)).toHaveText(STRIP)
  await upcoming.first().click()
  await expect(page.getByRole('heading', { name: 'Верх тіла А' })).toBeVisible()

  await context.clock.setFixedTime('2027-03-08T12:00+02:00')
  await page.goto(origin)
  await expect(upcoming).toHaveText([/^пн, 8/, /^ср, 10/, /^пт, 12/, /^пн, 15/])
  await expect(history.getByRole('row', { name: /^пн, 1 березня/ })).toBeVisible()
  await expect(offlineStrip(page)).toHaveText(STRIP)
})

test('a coach sees requests, the week and the clients’ next trainings on the next day, and no free day that was not read', async ({
  page,
  context,
}) => {
  await arrive(page, context, origin, COACH)
  await expectKept(page, '"end_date":"2027-03-02"', 1)
  // The requests of a week, and those after it.
  await expectKept(page, ' requests"', 2)
  await page.goto(`${origin}/calendar?date=2027-03-03`)
  const wednesday = page.getByRole('region', { name: 'середа, 3 березня' })
  const cards = wednesday.getByRole('button', { name: 'підтверджено' })
  await expect(cards).toHaveCount(4)
  await expectKept(page, '"end_date":"2027-03-07"', 2)
  await page.goto(`${origin}/client-baze`)
  const hanna = page.getByRole('listitem').filter({ hasText: 'Ганна Василенко' })
  await expect(hanna).toContainText('вт, 2 березня, 11:00')
  await expectKept(page, 'GET /v1/coaches/{id}/clients', 1)
  await expectKept(page, '"window":"month ahead"', 1)

  await context.setOffline(true)
  await context.clock.setFixedTime(TOMORROW)
  await page.goto(`${origin}/calendar`)
  await expect(cards).toHaveCount(4)
  await expect(offlineStrip(page)).toHaveText(STRIP)
  await cards.first().click()
  const session = page.getByRole('dialog', { name: 'Тренування' })
  await expect(session).toContainText('Сергій Левицький')
  await expect(session).toContainText('5 вправ · 17 сетів')

  await page.goto(`${origin}/client-baze`)
  await expect(hanna).toContainText('вт, 9 березня, 11:00')
  await openPopup(page)
  await expect(popup(page)).toContainText('Любов Городецька')
  // A week that was not read.
  await page.goto(`${origin}/calendar?date=2027-04-02`)
  await expect(page.getByText(SPEC.scheduleNotLoaded)).toBeVisible()
})
