/** Full page loads in a row, as with reloads or links (defect 12.5). */
import type { Page } from '@playwright/test'

import { expect, test } from '../steps/test.ts'

const PATHS = ['/dashboard?scenario=typical&as=coach', '/calendar', '/schedules', '/program']

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The moments at which a page is left for the next one, each in another phase of its worker. */
const LEAVINGS: ((page: Page) => Promise<unknown>)[] = [
  // At once, twice in a row.
  () => Promise.resolve(),
  () => Promise.resolve(),
  // When its document is there.
  (page) => page.waitForLoadState('domcontentloaded'),
  // When it talks to the worker.
  (page) => page.waitForFunction(() => window.messages.includes('MOCK_ACTIVATE')),
  // When it is shown.
  (page) => expect(title(page)).toBeVisible(),
]

declare global {
  interface Window {
    /** What the page has sent to the worker so far. */
    messages: unknown[]
    /** How many times the page has begun to send keep-alive messages. */
    keptAlive: number
    /** The types of the messages that the worker has sent to the page. */
    answers: unknown[]
    /** How many workers were registered when the page was opened. */
    registered: Promise<number>
    /** Sends the messages that were held back. */
    sendAll: () => void
  }
}

test('12.5: a page that is left at any moment does not block the worker for the next page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.messages = []
    const original: unknown = Reflect.get(ServiceWorker.prototype, 'postMessage')
    ServiceWorker.prototype.postMessage = function messages(message: unknown) {
      window.messages.push(message)
      if (typeof original === 'function') Reflect.apply(original, this, [message])
    }
    // No keep-alive message is sent, so a page that waits for one never gets an answer.
    window.keptAlive = 0
    const start = window.setInterval.bind(window)
    Object.assign(window, {
      setInterval(work: () => void, ms?: number, ...more: unknown[]): number {
        if (ms !== 5000) return start(work, ms, ...more)
        window.keptAlive += 1
        return 0
      },
    })
    window.answers = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      window.answers.push(data?.type)
    })
    window.registered = navigator.serviceWorker.getRegistrations().then(({ length }) => length)
  })
  await page.goto('/login?scenario=typical&as=guest')
  await expect(title(page)).toBeVisible()
  for (const leave of LEAVINGS)
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'commit' })
      expect(await page.evaluate(() => window.registered)).toBe(1)
      await leave(page)
    }
  await expect(title(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.answers)).toContain('MOCKING_ENABLED')
  expect(await page.evaluate(() => window.keptAlive)).toBe(1)
})

test('12.5: a page does not wait for a worker that does not answer', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    let isHeld = true
    const original: unknown = Reflect.get(ServiceWorker.prototype, 'postMessage')
    ServiceWorker.prototype.postMessage = function held(message: unknown) {
      const send = () => typeof original === 'function' && Reflect.apply(original, this, [message])
      if (isHeld) waiting.push(send)
      else send()
    }
    window.sendAll = () => {
      isHeld = false
      for (const send of waiting) send()
    }
  })
  await page.goto('/dashboard?scenario=typical&as=coach')
  await expect(title(page)).toContainText('Олена')
  await expect(page.getByRole('heading', { name: 'Зустрічі сьогодні' })).toBeVisible()

  // The worker answers late, and handles the calls from then on.
  await page.evaluate(() => window.sendAll())
  await page.getByRole('link', { name: 'Програми тренувань' }).click()
  await expect(page.getByRole('heading', { name: 'Бібліотека тренувань' })).toBeVisible()
  const statuses = await page.evaluate(async () =>
    ((await window.mock?.requests()) ?? []).map(({ status }) => status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})
