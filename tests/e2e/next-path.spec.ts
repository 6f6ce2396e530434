/** `next` only opens a page of this app, whatever its value (docs/behaviour.md «Security»). */
import type { Page } from '@playwright/test'

import { CLIENT, COACH, register, signIn } from './steps/accounts.ts'
import { goTo } from './steps/go-to.ts'
import { expect, test } from './steps/test.ts'

const HOSTILE = [
  '//evil.example',
  '///evil.example/calendar',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\0//evil.example',
  '/a/..//evil.example',
  '/coach/..//evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/／evil.example',
  '//localhost@evil.example/coach/olena-koval',
  'https:evil.example',
  'HTTPS://evil.example/settings',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' /settings',
  '/settings?x=\\',
  '/login',
  '/LOGIN/',
  '/otp',
  '/reset/new-password',
  '/nowhere',
  '["/settings"]',
  `/settings?x=${'a'.repeat(512)}`,
]

/** The three ways to sign in use one rule: each gets a third of the values. */
const third = (way: number): string[] => HOSTILE.filter((_, at) => at % 3 === way)

/** The page's requests to other servers than its own. */
function otherOrigins(page: Page, home: string | undefined): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== home) sent.push(request.url())
  })
  return sent
}

/** Opens a form with `next`. */
async function openForm(page: Page, path: string, next: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goTo(page, `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`)
}

/** The address after the sign-in, once the form is closed. */
async function expectToArrive(page: Page, url: string | RegExp, next: string): Promise<void> {
  await expect(page, `next=${next}`).toHaveURL(url)
  await expect(page.getByLabel('Телефон')).toHaveCount(0)
}

test('`next` is followed after the password', async ({ page, baseURL }) => {
  const sent = otherOrigins(page, baseURL)
  await page.goto('/login?scenario=typical')
  for (const next of third(0)) {
    await openForm(page, '/login', next)
    await signIn(page, CLIENT)
    await expectToArrive(page, /^[^?]*:\d+\/client\/[\da-f-]{36}$/, next)
  }
  expect(sent).toEqual([])
})

test('`next` is followed after the code', async ({ page, baseURL }) => {
  const sent = otherOrigins(page, baseURL)
  await page.goto('/login?scenario=typical')
  for (const next of third(1)) {
    await openForm(page, '/login', next)
    await signIn(page, COACH)
    await expectToArrive(page, '/dashboard', next)
  }
  expect(sent).toEqual([])
})

test('`next` is followed after a registration, and not passed to the questionnaire', async ({
  page,
  baseURL,
}) => {
  const sent = otherOrigins(page, baseURL)
  await page.goto('/register?scenario=typical')
  for (const [at, next] of third(2).entries()) {
    await openForm(page, '/register?user_type=client', next)
    await register(page, {
      firstName: 'Їржик',
      lastName: 'Гнатюк',
      phone: `093 000 00 ${10 + at}`,
      password: 'Perlyna!2026',
      type: 'Клієнт',
    })
    await expectToArrive(page, '/client/questionnaire', next)
  }
  expect(sent).toEqual([])
})

test('an address of this app is followed, whichever tab it came from', async ({ page }) => {
  const next = '/coach/olena-koval?date=2027-03-04'
  await page.goto('/login?scenario=typical')
  await openForm(page, '/login', next)
  await page.getByRole('link', { name: 'Реєстрація' }).click()
  await page.getByRole('link', { name: 'Вхід' }).click()
  await signIn(page, COACH)
  await expect(page).toHaveURL(next)
})
