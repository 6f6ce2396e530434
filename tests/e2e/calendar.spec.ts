import type { Page } from '@playwright/test'

import { translatePage } from '../support/translator.ts'
import { edgesOf } from './steps/layout.ts'
import { popup, strip } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const chosen = (page: Page) =>
  page.getByRole('navigation', { name: 'Дні тижня' }).locator('[aria-current="page"]')

test('the day is in the address; a desktop moves by weeks, too, and keeps the focus @quick', async ({
  page,
}) => {
  await page.goto('/calendar?scenario=typical&as=coach')
  await expect(chosen(page)).toHaveAccessibleName(/^вівторок, 2 березня, сьогодні/)
  await page.getByRole('button', { name: 'Попередній день' }).click()
  await expect(chosen(page)).toHaveAccessibleName(/^понеділок, 1 березня/)
  await page.goBack()
  await expect(chosen(page)).toHaveAccessibleName(/^вівторок, 2 березня/)
  await page.getByRole('link', { name: /^субота, 6 березня/ }).click()
  await page.reload()
  await expect(page).toHaveURL('/calendar?date=2027-03-06')
  await expect(chosen(page)).toHaveAccessibleName(/^субота, 6 березня/)

  const next = page.getByRole('button', { name: 'Наступний тиждень' })
  await next.click()
  await next.click()
  await expect(page).toHaveURL('/calendar?date=2027-03-20')
  await expect(next).toBeFocused()
  await expect(page.getByRole('heading', { name: /15–21 березня/ })).toBeVisible()
  await page.getByRole('button', { name: 'Попередній тиждень' }).click()
  await expect(page).toHaveURL('/calendar?date=2027-03-13')
  await expect(page.getByRole('region', { name: /березня$/ })).toHaveCount(7)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(next).toBeHidden()
  await expect(page.getByRole('button', { name: 'Наступний день' })).toBeVisible()
})

test('today is the day in Kyiv, and changes at its midnight, also on the dashboard and on a translated page', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(translatePage)
  // In New York it is still Monday.
  await page.goto('/calendar?scenario=typical&as=coach&now=2027-03-01T23:58')
  await expect(chosen(page)).toHaveAccessibleName(/^понеділок, 1 березня, сьогодні/)
  await page.evaluate(() => window.mock?.advance(3))
  await page.clock.fastForward(15_000)
  await expect(chosen(page)).toHaveAccessibleName(/^вівторок, 2 березня, сьогодні/)
  await page.getByRole('link', { name: 'Пульс, на головну' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доброї ночі, Олена')
  await expect(page.getByText('Сьогодні вт, 2 березня')).toBeVisible()
  const meetings = page.getByRole('region', { name: 'Зустрічі сьогодні' }).getByRole('listitem')
  await expect(meetings).toHaveCount(5)
  await page.evaluate(() => window.mock?.advance(24 * 60))
  await page.clock.fastForward(15_000)
  await expect(page.getByText('Сьогодні ср, 3 березня')).toBeVisible()
})

test('the last meeting of a day ends above the button and the strip of requests @phone', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [820, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/calendar?scenario=typical&as=coach')
    await expect(strip(page).or(popup(page)).first()).toBeVisible()
    const last = page.getByRole('button', { name: /^18:00–19:00/ }).first()
    const button = page.getByRole('link', { name: 'Нова зустріч' })
    // The room below the last meeting grows when the bar has been measured, so the end is looked for again.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return (await edgesOf(button)).top - (await edgesOf(last)).bottom
      })
      .toBeGreaterThanOrEqual(0)
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

test('a press beside the name of a meeting opens its dialog', async ({ page }) => {
  await page.goto('/?scenario=typical&as=coach')
  const row = page.getByRole('listitem').filter({ hasText: 'Ганна Василенко' })
  await row.getByText('11:00–12:00').click({ force: true })
  const dialog = page.getByRole('dialog', { name: 'Тренування' })
  await expect(dialog.getByText('Ганна Василенко')).toBeVisible()
  await dialog.getByRole('link', { name: 'Деталі' }).click()
  await expect(page).toHaveURL(/\/session\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: 'База клієнтів' }).click()
  await expect(page.getByRole('heading', { name: 'База клієнтів', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Пульс, на головну' }).click()
  await expect(page.getByRole('heading', { name: 'Доброго ранку, Олена' })).toBeVisible()
})

test('the weeks of both clock changes are like any other, and the same in New York, Kyiv and Kiritimati', async ({
  browser,
}) => {
  for (const [date, week] of [
    ['2027-03-28', '22–28 березня'],
    ['2027-10-31', '25–31 жовтня'],
  ] as const) {
    const weeks: string[] = []
    for (const timezoneId of ['America/New_York', 'Europe/Kyiv', 'Pacific/Kiritimati']) {
      const page = await browser.newPage({ timezoneId, locale: 'uk-UA' })
      await page.goto(`/calendar?scenario=edge&as=coach&now=${date}T15:20&date=${date}`)
      await expect(page.getByRole('heading', { name: week })).toBeVisible()
      await expect(page.locator('[data-now]')).toBeAttached()
      // Until the font has loaded, texts have other widths.
      await page.waitForFunction(
        () =>
          document.fonts.check('700 1rem Manrope', 'Тиждень 1') &&
          document.fonts.status === 'loaded',
      )
      weeks.push(
        await page.locator('main').evaluate((main) =>
          [...main.querySelectorAll('h2, h3, p, li, [data-now]')]
            .map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect()
              return [one.textContent, x, y + scrollY, width, height].join()
            })
            .join('\n'),
        ),
      )
      // Hours are 96 px apart, two rows of 48, also on the day of the change.
      const hours = page.locator('[aria-hidden] > span', { hasText: /^\d\d:00$/ })
      const tops = await hours.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      )
      expect(new Set(tops.slice(1).map((top, n) => top - (tops[n] ?? 0)))).toEqual(new Set([96]))
      await page.close()
    }
    expect(weeks[0]).toContain('сьогодні')
    expect(weeks[1]).toBe(weeks[0])
    expect(weeks[2]).toBe(weeks[0])
  }
})

test('late in the evening and just after midnight the current hour is visible', async ({
  page,
}) => {
  await page.goto('/calendar?scenario=edge&as=coach')
  await expect(page.locator('[data-now]')).toBeInViewport()
  await page.goto('/calendar?scenario=edge&as=coach&now=2027-03-26T00:10')
  await expect(page.locator('[data-now]')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
