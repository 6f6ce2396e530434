import { expect, test } from './test.ts'

test('a coach sees the meetings of today, in Kyiv, wherever the device is', async ({ page }) => {
  await page.goto('/?scenario=typical&as=coach&now=2027-03-02T01:30')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доброї ночі, Олена')
  await expect(page.getByText('Сьогодні вівторок, 2 березня')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Зустрічі сьогодні' }).getByRole('listitem'),
  ).toHaveCount(5)
  await expect(page).toHaveURL('/dashboard')
})

test('the day turns at Kyiv midnight without a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/?scenario=typical&as=coach&now=2027-03-02T23:58')
  await expect(page.getByText('Сьогодні вівторок, 2 березня')).toBeVisible()
  await page.evaluate(() => window.mock?.advance(3))
  await page.clock.fastForward(15_000)
  await expect(page.getByText('Сьогодні середа, 3 березня')).toBeVisible()
})

test(
  'the mock keeps its state over a reload, and its handles leave the address',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/settings?scenario=busy&as=coach')
    await expect(page).toHaveURL('/settings')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
    expect(await page.evaluate(async () => (await window.mock?.settings())?.scenario)).toBe('busy')
  },
)
