/** Redirects of product §2 for a guest. Those of a person who is signed in are stories. */
import { CLIENT, signIn } from './steps/people.ts'
import { goTo } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

test('a guest signs in first, and returns to the address that was asked for', async ({ page }) => {
  await page.goto('/calendar?scenario=typical')
  await expect(page).toHaveURL('/login?next=%2Fcalendar')
  for (const path of ['/client-baze?only=active', '/program', '/coach', '/client/questionnaire']) {
    await goTo(page, path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  for (const [path, target] of [
    ['/', '/login'],
    ['/reset/new-password', '/reset'],
    ['/dashboard', '/login'],
    ['/register', '/register'],
    // Without phone and verification.
    ['/otp?next=/settings', '/login?next=%2Fsettings'],
  ] as const) {
    await goTo(page, path)
    await expect(page, path).toHaveURL(target)
  }
  await goTo(page, '/nowhere')
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page).toHaveURL('/login')

  const next = '/coach/olena-koval?date=2027-03-04'
  await goTo(page, `/login?next=${encodeURIComponent(next)}`)
  // Whichever form they come from.
  await page.getByRole('link', { name: 'Реєстрація' }).click()
  await page.getByRole('link', { name: 'Вхід' }).click()
  await signIn(page, CLIENT)
  await expect(page).toHaveURL(next)
})
