import type { Page } from '@playwright/test'

import { CLIENT, COACH, signIn } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

const KEY = 'auth-storage'
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

test('with a full storage the app works in memory and warns once', async ({ page }) => {
  await noteToasts(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await signIn(page, CLIENT)
  await expect(page.getByText(WARNING)).toHaveCount(1)
  await page.getByRole('link', { name: 'Налаштування' }).click()
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  // Something else that cannot be kept.
  await page.getByRole('radiogroup', { name: 'Вигляд' }).getByText('Світлий').click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  expect(await warnings(page)).toBe(1)
})

const CORRUPT = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"token":5}',
  '{"token":{"a":1},"phone":[]}',
  '\u0000',
]

for (const text of CORRUPT)
  test(`a stored session that is ${JSON.stringify(text)} opens the login`, async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      text,
    ] as const)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Увійти' })).toBeEnabled()
  })

test('a stored isLoading is reset', async ({ page }) => {
  await page.goto('/login?scenario=typical&as=client')
  await expect(page.getByRole('heading', { name: 'Вхід' })).toBeVisible()
  await page.evaluate((key) => {
    const session: object = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, isLoading: true }))
  }, KEY)
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeEnabled()
  await page.evaluate((key) => {
    localStorage.setItem(
      key,
      JSON.stringify({
        token: null,
        refreshToken: null,
        verification_id: null,
        context: 'login',
        phone: null,
        userType: null,
        isLoading: true,
        canResetPassword: false,
      }),
    )
  }, KEY)
  await page.goto('/login')
  await signIn(page, CLIENT)
  await expect(page.getByRole('heading', { name: 'Моя картка' })).toBeVisible()
})
