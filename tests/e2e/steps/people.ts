/** Who uses the app: accounts, the forms before the first screen, codes, the stored session. */
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

export const NEW_COACH: Newcomer = {
  firstName: 'Мар’яна',
  lastName: 'Гнатюк',
  phone: '093 123 45 67',
  password: 'Perlyna!2026',
  type: 'Тренер',
}
export const NEW_CLIENT: Newcomer = {
  ...NEW_COACH,
  firstName: 'Їржик',
  phone: '093 123 45 68',
  type: 'Клієнт',
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

/** The steps of the questionnaire up to the last one. */
export async function reachBody(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Чоловік' }).check()
  await page.getByRole('button', { name: 'Далі' }).click()
  await page.getByRole('radio', { name: 'Схуднення' }).check()
  await page.getByRole('button', { name: 'Далі' }).click()
  await expect(page.getByRole('heading', { name: 'Нотатки для тренера' })).toBeFocused()
  await page.getByRole('button', { name: 'Пропустити' }).click()
}

/** Fills in /login and submits it. */
export async function signIn(page: Page, { phone, password }: typeof COACH): Promise<void> {
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Увійти' }).click()
}

/** The code of the newest message, once there is one. */
export async function newestCode(page: Page): Promise<string> {
  const newest = () => page.evaluate(async () => (await window.mock?.sms())?.at(-1)?.code ?? '')
  await expect.poll(newest).not.toBe('')
  return newest()
}

/** Types a code digit by digit into the four boxes. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Цифра 1 з 4').click()
  await page.keyboard.type(code)
}

/** The stored auth session, as text. */
export const storedSession = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('auth-storage') ?? 'null')

/** The stored access token. */
export async function storedToken(page: Page): Promise<string | null> {
  const session: { token: string | null } | null = JSON.parse(await storedSession(page))
  return session?.token ?? null
}
