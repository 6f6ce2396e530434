import { callsOf } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'

test('a coach sees the meetings of today, in Kyiv, wherever the device is', async ({ page }) => {
  await page.goto('/?scenario=typical&as=coach&now=2027-03-02T01:30')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доброї ночі, Олена')
  await expect(page.getByText('Сьогодні вт, 2 березня')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Зустрічі сьогодні' }).getByRole('listitem'),
  ).toHaveCount(5)
  await expect(page).toHaveURL('/dashboard')
})

test('a link under the pointer prepares its screen', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/?scenario=typical&as=coach')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const reads = () => callsOf(page, 'GET /v1/coaches/{id}/clients')
  expect(await reads()).toBe(0)
  await page.getByRole('link', { name: 'База клієнтів' }).hover()
  await expect.poll(reads).toBeGreaterThan(0)
  await expect(page).toHaveURL('/dashboard')
})

test('the day changes at Kyiv midnight without a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/?scenario=typical&as=coach&now=2027-03-02T23:58')
  await expect(page.getByText('Сьогодні вт, 2 березня')).toBeVisible()
  await page.evaluate(() => window.mock?.advance(3))
  await page.clock.fastForward(15_000)
  await expect(page.getByText('Сьогодні ср, 3 березня')).toBeVisible()
})

test(
  'the mock keeps its state across a reload, and its handles are removed from the address',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/settings?scenario=busy&as=coach')
    await expect(page).toHaveURL('/settings')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
    expect(await page.evaluate(async () => (await window.mock?.settings())?.scenario)).toBe('busy')
  },
)

test('the plan of the current meeting is one tap from the dashboard, and one tap back by the frame', async ({
  page,
  isMobile,
}) => {
  await page.goto('/?scenario=typical&as=coach')
  let taps = 0
  const tap = async (name: string | RegExp): Promise<void> => {
    taps += 1
    await page.getByRole('link', { name }).click()
  }
  await tap('Відкрити план')
  await expect(page.getByRole('heading', { name: 'План тренування' })).toBeVisible()
  await expect(page).toHaveURL(/\/session\/[\da-f-]{36}$/)
  expect(taps).toBe(1)

  await page.getByRole('link', { name: 'База клієнтів' }).click()
  await expect(page.getByRole('heading', { name: 'База клієнтів', level: 1 })).toBeVisible()
  await tap(isMobile ? 'На головну' : 'Пульс, на головну')
  await expect(page.getByRole('heading', { name: 'Доброго ранку, Олена' })).toBeVisible()
  expect(taps).toBe(2)

  // The press is next to the name: the whole row is the target.
  const row = page.getByRole('listitem').filter({ hasText: 'Ганна Василенко' })
  await row.getByText('11:00–12:00').click({ force: true })
  await expect(page.getByText('Ганна Василенко')).toBeVisible()
  await expect(page).toHaveURL(/\/session\/[\da-f-]{36}$/)
})
