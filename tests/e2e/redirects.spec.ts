/** Every redirect of product §2 for the screens before signing in, the guards and the menus. */
import { CLIENT, signIn } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

for (const path of ['/', '/dashboard'])
  test(`${path} without a token leads to /login`, async ({ page }) => {
    await page.goto(`${path}?scenario=typical`)
    await expect(page).toHaveURL('/login')
  })

for (const path of [
  '/calendar',
  '/settings',
  '/client-baze',
  '/program',
  '/coach',
  '/client/questionnaire',
])
  test(`${path} without a token leads to /login and is remembered`, async ({ page }) => {
    await page.goto(`${path}?scenario=typical`)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  })

test('after signing in the remembered address opens', async ({ page }) => {
  await page.goto('/settings?scenario=typical')
  await signIn(page, CLIENT)
  await expect(page).toHaveURL('/settings')
})

test('/otp without phone and verification leads to /login', async ({ page }) => {
  await page.goto('/otp?scenario=typical')
  await expect(page).toHaveURL('/login')
})

test('/reset/new-password without permission leads to /reset', async ({ page }) => {
  await page.goto('/reset/new-password?scenario=typical')
  await expect(page).toHaveURL('/reset')
})

test('/ leads a coach to /dashboard', async ({ page }) => {
  await page.goto('/?scenario=typical&as=coach')
  await expect(page).toHaveURL('/dashboard')
})

for (const path of ['/dashboard', '/calendar', '/client-baze', '/program', '/coach'])
  test(`${path} leads a client with a card to it`, async ({ page }) => {
    await page.goto(`${path}?scenario=typical&as=client`)
    await expect(page).toHaveURL(/\/client\/[\da-f-]{36}$/)
  })

test('/dashboard leads a client without a card to the questionnaire', async ({ page }) => {
  await page.goto('/dashboard?scenario=new-client&as=client')
  await expect(page).toHaveURL('/client/questionnaire')
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeHidden()
})

test('a coach’s menu', async ({ page }) => {
  await page.goto('/dashboard?scenario=typical&as=coach')
  await expect(page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')).toHaveText(
    ['Календар', 'База клієнтів', 'Програми тренувань', 'Твій сайт', 'Налаштування'],
  )
})

test('a client’s menu; the plan is for coaches', async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=client')
  await expect(page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')).toHaveText(
    ['Моя картка', 'Налаштування'],
  )
  await expect(page.getByText('Тарифний план')).toBeHidden()
})

test('the public page has no menu', async ({ page }) => {
  await page.goto('/coach/olena-koval?scenario=typical&as=coach')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeHidden()
})

test('an address that is not a screen', async ({ page }) => {
  await page.goto('/nowhere?scenario=typical')
  await expect(page.getByRole('heading', { name: 'Такої сторінки немає' })).toBeVisible()
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page).toHaveURL('/login')
})
