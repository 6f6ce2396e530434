/** Every redirect of product §2 for the screens before signing in, the guards and the menus. */
import { CLIENT, signIn } from './steps/accounts.ts'
import { goTo } from './steps/go-to.ts'
import { menuOf } from './steps/menus.ts'
import { expect, test } from './steps/test.ts'

test('/ and /dashboard without a token redirect to /login', async ({ page }) => {
  await page.goto('/?scenario=typical')
  await expect(page).toHaveURL('/login')
  await goTo(page, '/dashboard')
  await expect(page).toHaveURL('/login')
})

test('a screen without a token redirects to /login and is remembered', async ({ page }) => {
  await page.goto('/calendar?scenario=typical')
  await expect(page).toHaveURL('/login?next=%2Fcalendar')
  for (const path of [
    '/settings',
    '/client-baze?only=active',
    '/program',
    '/coach',
    '/client/questionnaire',
  ]) {
    await goTo(page, path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

test('after signing in the remembered address opens', async ({ page }) => {
  await page.goto('/settings?scenario=typical')
  await signIn(page, CLIENT)
  await expect(page).toHaveURL('/settings')
})

test('/otp without phone and verification redirects to /login', async ({ page }) => {
  await page.goto('/otp?scenario=typical')
  await expect(page).toHaveURL('/login')
})

test('/reset/new-password without permission redirects to /reset', async ({ page }) => {
  await page.goto('/reset/new-password?scenario=typical')
  await expect(page).toHaveURL('/reset')
})

test('/ and the questionnaire redirect a coach to /dashboard', async ({ page }) => {
  await page.goto('/?scenario=typical&as=coach')
  await expect(page).toHaveURL('/dashboard')
  await goTo(page, '/client/questionnaire')
  await expect(page).toHaveURL('/dashboard')
})

test('the screens of a coach redirect a client who has a card to that card', async ({ page }) => {
  const card = /\/client\/[\da-f-]{36}$/
  await page.goto('/dashboard?scenario=typical&as=client')
  await expect(page).toHaveURL(card)
  for (const path of ['/calendar', '/client-baze', '/program', '/coach']) {
    await goTo(page, path)
    await expect(page, path).toHaveURL(card)
  }
})

test('/dashboard redirects a client without a card to the questionnaire', async ({ page }) => {
  await page.goto('/dashboard?scenario=new-client&as=client')
  await expect(page).toHaveURL('/client/questionnaire')
  await expect(page.getByRole('heading', { name: 'Заповнення даних' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeHidden()
})

test('a coach’s menu', async ({ page }) => {
  await page.goto('/dashboard?scenario=typical&as=coach')
  await expect(page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')).toHaveText(
    menuOf('coach'),
  )
})

test('a client’s menu; the plan is for coaches', async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=client')
  await expect(page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')).toHaveText(
    menuOf('client'),
  )
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
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
