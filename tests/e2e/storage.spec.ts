import type { Page } from '@playwright/test'

import { COACH, signIn } from './steps/people.ts'
import { expect, test } from './steps/test.ts'

const WARNING = 'Браузер не зберігає дані: після закриття сторінки вони зникнуть.'

declare global {
  interface Window {
    /** The toasts that the page has shown so far. */
    toasts: Set<Element>
  }
}

/** Collects every toast. A toast replaces an earlier one with the same text, so one is visible at most. */
const noteToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.toasts = new Set()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[role][data-kind]')) window.toasts.add(toast)
    }).observe(document, { childList: true, subtree: true })
  })

/** How many warnings the page has shown. */
const warnings = (page: Page): Promise<number> =>
  page.evaluate(
    (text) => [...window.toasts].filter((toast) => toast.textContent.includes(text)).length,
    WARNING,
  )

async function openWorkout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Програми тренувань' }).click()
  await page.getByRole('link', { name: 'Нове тренування' }).click()
  await expect(page.getByRole('heading', { name: 'Нове тренування' })).toBeVisible()
}

test('with a blocked storage the app works in memory and warns once', async ({ page }) => {
  await noteToasts(page)
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get })
  })
  // After lunch, when no request waits for an answer.
  await page.goto('/login?scenario=typical&now=2027-03-02T14:00')
  await expect(page.getByText(WARNING)).toHaveCount(1)
  await signIn(page, COACH)
  await expect(page.getByRole('heading', { name: 'Зустрічі сьогодні' })).toBeVisible()
  // Typed values are kept for the life of the page: another screen and back.
  await openWorkout(page)
  await page.getByLabel('Назва тренування').fill('Сила')
  await page.getByRole('link', { name: 'Налаштування' }).click()
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  await openWorkout(page)
  await expect(page.getByLabel('Назва тренування')).toHaveValue('Сила')
  expect(await warnings(page)).toBe(1)
})

test('the bar of the browser has the colour of the chosen scheme, not of the system’s', async ({
  page,
}) => {
  const [LIGHT, DARK] = ['#fbfaf7', '#121415']
  /** That of the first element whose media query matches. */
  const barColor = (): Promise<string | undefined> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/settings?scenario=typical&as=coach')
  const scheme = page.getByRole('radiogroup', { name: 'Вигляд' })
  await expect.poll(barColor).toBe(DARK)
  await scheme.getByText('Світлий').click()
  await expect.poll(barColor).toBe(LIGHT)
  await page.reload()
  await expect(scheme.getByRole('radio', { name: 'Світлий' })).toBeChecked()
  expect(await barColor()).toBe(LIGHT)
  await scheme.getByText('Як у системі').click()
  await expect.poll(barColor).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(barColor).toBe(LIGHT)
})
