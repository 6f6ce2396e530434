/** The steps that many journeys share. */
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

export const COACH = { phone: '+380501112233', password: 'Trener2026!' }
export const CLIENT = { phone: '+380671112233', password: 'Klient2026!' }

interface Newcomer {
  firstName: string
  lastName: string
  phone: string
  password: string
  type: 'Тренер' | 'Клієнт'
}

/** Fills in /register and submits it. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('Ім’я').fill(person.firstName)
  await page.getByLabel('Прізвище').fill(person.lastName)
  await page.getByLabel('Телефон').fill(person.phone)
  await page.getByLabel('Тип користувача').selectOption(person.type)
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Зареєструватися' }).click()
}

/** Fills in /login and submits it. */
export async function signIn(page: Page, { phone, password }: typeof COACH): Promise<void> {
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Увійти' }).click()
}

/** The code of the newest message, once there are `count` of them. */
export async function newestCode(page: Page, count = 1): Promise<string> {
  await expect
    .poll(() => page.evaluate(async () => (await window.mock?.sms())?.length ?? 0))
    .toBeGreaterThanOrEqual(count)
  return page.evaluate(async () => (await window.mock?.sms())?.at(-1)?.code ?? '')
}

/** Types a code digit by digit into the four boxes. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Цифра 1 з 4').click()
  await page.keyboard.type(code)
}

/** Four digits that differ from these. */
export const wrong = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** How many calls of an operation have been answered since the page was opened. */
export const callsOf = (page: Page, operation: string): Promise<number> =>
  page.evaluate(
    async (name) =>
      (await window.mock?.requests())?.filter((entry) => entry.operation === name).length ?? 0,
    operation,
  )

/** A latency longer than any journey: a held answer is sent when the latency is lowered. */
export const HELD_MS = 60_000

/** A slow network. A held answer is sent no sooner than that after its call. */
export const SLOW_MS = 4000

/**
 * Sets how many milliseconds each answer takes from now on, and how many a pending one takes at
 * most, in all tabs.
 */
export const latency = (page: Page, ms: number): Promise<void> =>
  page.evaluate((wait) => {
    if (!window.mock) throw new Error('The mock of this page has not started')
    return window.mock.latency(wait)
  }, ms)

/** Holds all answers once this page sends a PATCH. What it reads before saving is answered at once. */
export const holdFromPatch = (page: Page): Promise<void> =>
  page.evaluate((ms) => {
    const original = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'PATCH') await window.mock?.latency(ms)
      return original(request)
    }
  }, HELD_MS)

/** The stored auth session, as text. */
export const storedSession = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('auth-storage') ?? 'null')

/** The stored access token. */
export async function storedToken(page: Page): Promise<string | null> {
  const session: { token: string | null } | null = JSON.parse(await storedSession(page))
  return session?.token ?? null
}
