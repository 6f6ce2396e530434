import type { Locator } from '@playwright/test'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { HELD_MS, latency } from './steps/calls.ts'
import { edgesOf } from './steps/layout.ts'
import {
  COACH,
  NEW_CLIENT,
  NEW_COACH,
  newestCode,
  register,
  signIn,
  typeCode,
} from './steps/people.ts'
import { goTo, heading } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

test('a coach signs in with a second factor @quick', async ({ page }) => {
  await page.goto('/login?scenario=typical&otp=manual')
  await expect(heading(page, 'Вхід')).toBeVisible()
  await latency(page, HELD_MS)
  await signIn(page, COACH)
  // The loader of a button is in its middle, also under reduced motion.
  const busy = page.locator('button[data-loading]')
  const middleOf = async (part: Locator) => {
    const { left, right, top, bottom } = await edgesOf(part)
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
  }
  expect(await middleOf(busy.locator('.mantine-Button-loader'))).toEqual(await middleOf(busy))
  await latency(page, 0)
  await typeCode(page, await newestCode(page))
  await expect(page.getByText(SPEC.signedIn)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  // On the first page of a visit there is nothing else to go back to.
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('a forgotten password is replaced by a code; the message of a wrong one is gone on the next screen', async ({
  page,
}) => {
  // The return path survives the password reset.
  await page.goto('/login?scenario=typical&otp=manual&next=/client-baze')
  await page.getByRole('link', { name: 'Не пам’ятаєш пароль?' }).click()
  await expect(heading(page, 'Відновлення пароля')).toBeVisible()
  await page.getByLabel('Телефон').fill('050 111 22 33')
  await page.getByRole('button', { name: 'Надіслати код' }).click()
  const code = await newestCode(page)
  await typeCode(page, String((Number(code) + 1) % 10_000).padStart(4, '0'))
  const close = page.getByRole('button', { name: 'Закрити сповіщення' })
  const message = page.getByRole('alert').filter({ has: close })
  // Under the pointer it stays beyond its four seconds.
  await message.hover()
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/reset/new-password?next=%2Fclient-baze')
  await expect(heading(page, 'Новий пароль')).toBeVisible()
  await expect(message).toHaveCount(0)
  await expect(page.getByLabel('Телефон')).not.toBeEditable()
  await page.getByLabel('Новий пароль').fill('Novyi#Parol1')
  await page.getByRole('button', { name: 'Зберегти пароль' }).click()
  await expect(page).toHaveURL('/client-baze')
})

test('a logout clears the device, and logs out in another tab', async ({ page, context }) => {
  await page.goto('/settings?scenario=typical&as=coach')
  await expect(heading(page, 'Налаштування')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/calendar')
  await expect(heading(other, 'Календар')).toBeVisible()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(other, 'Вхід')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  // The person's screens do not come back.
  await other.goto('/calendar')
  await expect(heading(other, 'Вхід')).toBeVisible()
})

/** What the rule accepts is in src/domain/home.test.ts; these are what a browser may read otherwise. */
const HOSTILE = ['/\\evil.example', '/\t/evil.example', 'https:evil.example', '/otp']

test('`next` leads to no other server, after a password, a code or a registration', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) sent.push(request.url())
  })
  await page.goto('/login?scenario=typical')
  await expect(heading(page, 'Вхід')).toBeVisible()
  for (const next of HOSTILE) {
    await goTo(page, `/login?next=${encodeURIComponent(next)}`)
    await signIn(page, COACH)
    await expect(page, `next=${next}`).toHaveURL('/dashboard')
    await expect(page.getByLabel('Телефон')).toHaveCount(0)
  }
  await goTo(page, `/register?user_type=client&next=${encodeURIComponent('//evil.example')}`)
  await register(page, NEW_CLIENT)
  // Nor is it passed to the questionnaire.
  await expect(page).toHaveURL('/client/questionnaire')
  expect(sent).toEqual([])
})

test('12.9: a registration survives «Вхід» and back, and a reload; no password is kept', async ({
  page,
}) => {
  await page.goto('/register?user_type=client&scenario=empty&otp=manual')
  await expect(page.locator('form:not([data-early])')).toBeVisible()
  await expect(page.getByLabel('Тип користувача')).toHaveValue('client')
  await page.getByLabel('Ім’я').fill('Мар’яна')
  await page.getByLabel('Прізвище').fill('Гнатюк')
  await page.getByLabel('Телефон').fill('093 123 45 67')
  await page.getByLabel('Пароль', { exact: true }).fill(NEW_COACH.password)
  await page.getByLabel('Тип користувача').selectOption('Тренер')
  await page.getByRole('link', { name: 'Вхід' }).click()
  await expect(heading(page, 'Вхід')).toBeVisible()
  await page.getByRole('link', { name: 'Реєстрація' }).click()
  const isThere = async () => {
    await expect(page.getByLabel('Ім’я')).toHaveValue('Мар’яна')
    await expect(page.getByLabel('Прізвище')).toHaveValue('Гнатюк')
    await expect(page.getByLabel('Телефон')).toHaveValue('+380931234567')
    await expect(page.getByLabel('Тип користувача')).toHaveValue('coach')
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('')
  }
  await isThere()
  await page.reload()
  await isThere()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain(NEW_COACH.password)

  await register(page, NEW_COACH)
  await newestCode(page)
  // A phone drops the page while its message is read.
  await page.reload()
  await expect(page.getByText(/^Ми надіслали код на/)).toBeVisible()
  expect(await page.evaluate(async () => (await window.mock?.sms())?.length)).toBe(1)
  await typeCode(page, await newestCode(page))
  // The name was sent with U+0027.
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Мар'яна")
  await expect(page).toHaveURL('/dashboard')
})

test('12.9: a registration is typed in one tab alone, and is over once its forms are left or a link is opened', async ({
  page,
  context,
}) => {
  const first = page.getByLabel('Ім’я')
  await page.goto('/coach/olena-koval?date=2027-03-04&scenario=typical&otp=manual')
  const slot = page.getByRole('button', { name: '15:00–16:00 вільно' })
  await slot.click()
  await first.fill('Мар’яна')
  await page.getByLabel('Тип користувача').selectOption('Тренер')
  await page.goBack()
  await slot.click()
  await expect(first).toHaveValue('')
  await expect(page.getByLabel('Тип користувача')).toHaveValue('client')

  await first.fill('Мар’яна')
  await page.reload()
  await expect(first).toHaveValue('Мар’яна')
  const second = await context.newPage()
  await second.goto('/register')
  await expect(second.getByLabel('Ім’я')).toHaveValue('')
  await register(page, NEW_COACH)
  await newestCode(page)
  const link = '/register?user_type=client&next=/coach/olena-koval'
  for (const visit of [second, page]) {
    await visit.goto(link)
    await expect(visit.getByLabel('Тип користувача')).toHaveValue('client')
    await expect(visit.getByLabel('Ім’я')).toHaveValue('')
  }
})
