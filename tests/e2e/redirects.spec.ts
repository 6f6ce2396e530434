/** Every redirect of product §2 for the screens before signing in, the guards and the menus. */
import { CLIENT, signIn } from './steps/people.ts'
import { goTo, mainMenu, menuOf } from './steps/screen.ts'
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
    ['/otp', '/login'],
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

test('a coach starts at the dashboard; the questionnaire leads there, and the public page has no menu', async ({
  page,
}) => {
  await page.goto('/?scenario=typical&as=coach')
  await expect(page).toHaveURL('/dashboard')
  await expect(mainMenu(page)).toHaveText(menuOf('coach'))
  await page.getByRole('link', { name: 'Налаштування' }).first().click()
  await expect(page).toHaveURL('/settings')
  await goTo(page, '/client/questionnaire')
  await expect(page).toHaveURL('/dashboard')
  await goTo(page, '/coach/olena-koval')
  await expect(page.getByRole('heading', { name: 'Олена Коваль', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeHidden()
})

test('a client who has a card gets it in place of a coach’s screen or of another card', async ({
  page,
}) => {
  const card = '/client/05e20000-0000-4000-8000-000000000002'
  await page.goto(card.replace(/2$/, '5?scenario=typical&as=client&now=2027-03-02T09:40'))
  await expect(page).toHaveURL(card)
  await expect(mainMenu(page)).toHaveText(menuOf('client'))
  await expect(page.getByRole('table', { name: 'Історія тренувань' })).toBeVisible()
  const links = page.getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const ofCoach = /^\/(calendar|schedules|client-baze|program|add-meeting|coach$)/
  expect(paths.filter((path) => ofCoach.test(path))).toEqual([])
  for (const path of ['/dashboard', '/calendar', '/client-baze', '/program', '/coach']) {
    await goTo(page, '/settings')
    await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
    await goTo(page, path)
    await expect(page, path).toHaveURL(card)
  }
  await goTo(page, '/settings')
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
  await expect(page.getByText('Тарифний план')).toBeHidden()
})
