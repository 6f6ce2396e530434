/** What the monkey sees of a page, and what it makes of a save. */
import { expect, type Page, test } from '@playwright/test'

import { pressButton, saveOutcome } from '../../monkey/save-steps.ts'
import { Visit } from '../../monkey/visit.ts'

const OPERATION = 'POST /v1/programs/'
const PRESS = { name: 'Зберегти', operation: OPERATION, pathname: 'blank' }

/** What the page does 300 ms after the press, until which it shows nothing. */
interface Reaction {
  /** Whether the mock has refused a call by then. */
  isRefused: boolean
  /** The alert that is shown then, if one is. */
  alert: string | null
}

/** The outcome of a save on a page that shows the alert of an earlier one. */
async function outcomeOf(page: Page, reaction: Reaction, longestWait: number): Promise<string> {
  await page.setContent('<p role="alert">Не вдалося</p><button>Зберегти</button>')
  await page.evaluate(
    ({ operation, isRefused, alert }) => {
      let calls: { operation: string; fault: string; status: number }[] = []
      Object.assign(window, { mock: { requests: () => Promise.resolve(calls) } })
      const react = (): void => {
        if (isRefused) calls = [{ operation, fault: '500', status: 500 }]
        if (alert === null) return
        const shown = document.createElement('p')
        shown.setAttribute('role', 'alert')
        shown.textContent = alert
        document.body.append(shown)
      }
      document.querySelector('button')?.addEventListener('click', () => setTimeout(react, 300))
    },
    { operation: OPERATION, ...reaction },
  )
  expect(await page.evaluate(pressButton, { ...PRESS, isWaiting: true })).toBe('pressed')
  return page.evaluate(saveOutcome, { ...PRESS, longestWait })
}

test.describe('a save beside an alert of an earlier one', { tag: '@desktop' }, () => {
  const cases: [string, Reaction, string][] = [
    ['failed and says so', { isRefused: true, alert: 'Не вдалося' }, 'failed'],
    ['failed in silence', { isRefused: true, alert: null }, 'silent'],
    ['does nothing', { isRefused: false, alert: null }, 'silent'],
    ['sends nothing and says why', { isRefused: false, alert: 'Назва?' }, 'refused: Назва?'],
  ]
  for (const [name, reaction, outcome] of cases)
    test(name, async ({ page }) => {
      // Only a silent page takes the whole time.
      const longestWait = outcome === 'silent' ? 2000 : 20_000
      expect(await outcomeOf(page, reaction, longestWait)).toBe(outcome)
    })
})

test(
  'the errors of a page that another page opened are seen',
  { tag: '@desktop' },
  async ({ page }) => {
    const visit = new Visit(page, () => '/')
    const opening = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('about:blank'))
    const another = await opening
    await another.evaluate(() => console.error('broken'))
    await another.evaluate(() => void setTimeout(() => Promise.reject(new Error('lost'))))
    await expect
      .poll(() => visit.problems)
      .toEqual(['console: broken', expect.stringContaining('uncaught: lost')])
  },
)
