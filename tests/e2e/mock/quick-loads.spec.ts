/** Full page loads in a row, as with reloads or links (defect 12.5). */
import type { Page } from '@playwright/test'

import { expect, test } from '../steps/test.ts'

const PATHS = [
  '/login?scenario=typical&as=guest',
  '/dashboard?scenario=typical&as=coach',
  '/calendar',
  '/schedules',
  '/program',
  '/client-baze',
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The moments at which a page is left for the next one, each in another phase of its worker. */
const LEAVINGS: Record<string, (page: Page) => Promise<unknown>> = {
  'at once': () => Promise.resolve(),
  'when its document is there': (page) => page.waitForLoadState('domcontentloaded'),
  'when it talks to the worker': (page) =>
    page.waitForFunction(() => window.messages.includes('MOCK_ACTIVATE')),
  'when it is shown': (page) => expect(title(page)).toBeVisible(),
}

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

for (const [when, untilLeaving] of Object.entries(LEAVINGS))
  test(
    `12.5: a page that is left ${when} does not block the worker for the next page`,
    { tag: '@desktop' },
    async ({ page }) => {
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
      for (const path of [...PATHS, ...PATHS]) {
        await page.goto(path, { waitUntil: 'commit' })
        expect(await page.evaluate(() => window.registered)).toBe(1)
        await untilLeaving(page)
      }
      await expect(title(page)).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.answers)).toContain('MOCKING_ENABLED')
      expect(await page.evaluate(() => window.keptAlive)).toBe(1)
    },
  )

test(
  '12.5: a page does not wait for a worker that does not answer',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: (() => void)[] = []
      let isHeld = true
      const original: unknown = Reflect.get(ServiceWorker.prototype, 'postMessage')
      ServiceWorker.prototype.postMessage = function held(message: unknown) {
        const send = () =>
          typeof original === 'function' && Reflect.apply(original, this, [message])
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
  },
)
