/** What happens during a call: the person leaves, cancels, or presses again. */
import type { Page } from '@playwright/test'

import {
  callsOf,
  CLIENT as ANDRIY,
  HELD_MS,
  latency,
  signIn,
  SLOW_MS,
  storedToken,
} from './steps/accounts.ts'
import { reachBody } from './steps/questionnaire.ts'
import { expect, test } from './steps/test.ts'

const DAY = '/coach/olena-koval?date=2027-03-04&scenario=typical&as=client'
const BOOKING = 'POST /v1/calendar/sessions'
const CARD = 'PATCH /v1/clients/me/client_info'

/** The bookings that were answered. */
const bookings = (page: Page): Promise<number> => callsOf(page, BOOKING)

declare global {
  interface Window {
    /** Delivers the answer to the first login. */
    releaseLogin: () => void
  }
}

/** Holds the answer to the page's first login until `releaseLogin` is called. */
const holdFirstLogin = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const released = new Promise<void>((resolve) => {
      window.releaseLogin = resolve
    })
    const original = window.fetch.bind(window)
    let isFirst = true
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const isLogin = url.endsWith('/v1/auth/login')
      const isHeld = isLogin && isFirst
      if (isLogin) isFirst = false
      const answer = await original(input, init)
      if (isHeld) await released
      return answer
    }
  })

async function ask(page: Page, time: string): Promise<void> {
  await page.getByRole('button', { name: `${time} вільно` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
}

test('12.2: an answer that arrives after the coach’s page was left does not navigate', async ({
  page,
}) => {
  // By a link: on the first page of a visit an open dialog would add a history entry.
  await page.goto('/?scenario=typical&as=client')
  await page.getByRole('link', { name: 'Записатися' }).click()
  await page.getByRole('button', { name: /^Чт 4 березня/ }).click()
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '15:00–16:00 вільно' }).click()
  await latency(page, HELD_MS)
  await page.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  expect(await bookings(page)).toBe(0)
  await latency(page, SLOW_MS)
  await expect.poll(() => bookings(page)).toBe(1)
  await latency(page, 0)
  await expect(page.getByText('Ваші запити на тренування')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'чт, 4 березня' })).toBeVisible()
  await expect(page).toHaveURL(/\/client\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
})

test('12.3: a booking cannot be cancelled during its call', async ({ page }) => {
  await page.goto(DAY)
  await expect(page.getByRole('button', { name: '15:00–16:00 вільно' })).toBeVisible()
  await latency(page, HELD_MS)
  await ask(page, '15:00–16:00')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Скасувати' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Закрити' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await latency(page, SLOW_MS)
  await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  await latency(page, 0)
  await page.getByRole('button', { name: 'Зрозуміло' }).click()
  // The next one is sent: the button still works.
  await ask(page, '17:00–18:00')
  await expect(page.getByRole('dialog', { name: 'Запит надіслано' })).toBeVisible()
  expect(await bookings(page)).toBe(2)
})

test('12.2: the answer to the questionnaire’s last step, which was left, does not navigate', async ({
  page,
}) => {
  await page.goto('/settings?scenario=new-client&as=client')
  await page.getByRole('link', { name: 'Моя картка' }).click()
  await reachBody(page)
  await page.getByLabel('Вага, кг').fill('61')
  await latency(page, HELD_MS)
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('button', { name: 'Зберегти' })).toBeDisabled()
  await page.goBack()
  const settings = page.getByRole('heading', { name: 'Налаштування' })
  await expect(settings).toBeVisible()
  expect(await callsOf(page, CARD)).toBe(0)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await latency(page, SLOW_MS)
  await expect.poll(() => callsOf(page, CARD)).toBe(1)
  await latency(page, 0)
  // Its last effect: the questionnaire has ended, and its draft and step are deleted.
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /onboarding/.test(key))),
    )
    .toEqual([])
  await expect(settings).toBeVisible()
  expect(visited).toEqual([])
  await page.getByRole('link', { name: 'Моя картка' }).click()
  await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)
  await expect(page.getByText('61').first()).toBeVisible()
})

test('12.3: the deletion of an account cannot be cancelled during its call', async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=client')
  await page.getByRole('button', { name: 'Видалити' }).click()
  await latency(page, HELD_MS)
  const deletions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url())
  })
  const dialog = page.getByRole('dialog', { name: 'Підтвердження' })
  await dialog.getByRole('button', { name: 'Видалити' }).click()
  await expect(dialog.getByRole('button', { name: 'Скасувати' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Закрити' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Видалити' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await latency(page, SLOW_MS)
  await expect(page).toHaveURL('/register')
  await expect(page.getByText('Акаунт видалено')).toBeVisible()
  expect(deletions).toHaveLength(1)
})

test('12.1: an abandoned sign-in does not end the session of a person who signs in after it', async ({
  page,
}) => {
  await holdFirstLogin(page)
  await page.goto('/login?scenario=typical&as=guest')
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await signIn(page, ANDRIY)
  await expect.poll(() => callsOf(page, 'POST /v1/auth/login')).toBe(1)
  await page.getByRole('link', { name: 'Реєстрація' }).click()
  await page.getByRole('link', { name: 'Вхід' }).click()
  await signIn(page, { phone: '+380986697122', password: 'Trening2026!' })
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
  const own = await storedToken(page)
  expect(own).not.toBeNull()
  expect(await callsOf(page, 'POST /v1/auth/login')).toBe(2)
  await page.evaluate(() => window.releaseLogin())
  await page.getByRole('link', { name: 'Налаштування' }).click()
  await expect(page.getByLabel('Телефон')).toHaveValue('+380 98 669 71 22')
  expect(await storedToken(page)).toBe(own)
})
