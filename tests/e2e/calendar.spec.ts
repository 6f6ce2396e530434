import type { Page } from '@playwright/test'

import { expect, test } from './steps/test.ts'

const chosen = (page: Page) =>
  page.getByRole('navigation', { name: 'Дні тижня' }).locator('[aria-current="page"]')
const day = (page: Page, name: string) => page.getByRole('region', { name })

test('the day is in the address', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/calendar?scenario=typical&as=coach')
  await expect(chosen(page)).toHaveAccessibleName(/^вівторок, 2 березня, сьогодні/)
  await page.getByRole('button', { name: 'Наступний день' }).click()
  await expect(page).toHaveURL('/calendar?date=2027-03-03')
  await expect(day(page, 'середа, 3 березня').getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Попередній день' }).click()
  await page.getByRole('button', { name: 'Попередній день' }).click()
  await page.getByRole('button', { name: 'Попередній день' }).click()
  await expect(page).toHaveURL('/calendar?date=2027-02-28')
  await expect(chosen(page)).toHaveAccessibleName(/^неділя, 28 лютого/)
  await page.goBack()
  await expect(chosen(page)).toHaveAccessibleName(/^понеділок, 1 березня/)
  await page.getByRole('link', { name: /^субота, 6 березня/ }).click()
  await page.reload()
  await expect(page).toHaveURL('/calendar?date=2027-03-06')
  await expect(chosen(page)).toHaveAccessibleName(/^субота, 6 березня/)
  await page.goto('/calendar?date=2027-02-30')
  await expect(chosen(page)).toHaveAccessibleName(/^вівторок, 2 березня/)
})

test(
  'a desktop moves by weeks, too, and keeps the focus; a phone by days only',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calendar?scenario=typical&as=coach')
    const next = page.getByRole('button', { name: 'Наступний тиждень' })
    await next.click()
    await next.click()
    await expect(page).toHaveURL('/calendar?date=2027-03-16')
    await expect(next).toBeFocused()
    await expect(page.getByRole('heading', { name: /15–21 березня/ })).toBeVisible()
    await page.getByRole('button', { name: 'Попередній тиждень' }).click()
    await expect(page).toHaveURL('/calendar?date=2027-03-09')
    await expect(page.getByRole('region', { name: /березня$/ })).toHaveCount(7)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(next).toBeHidden()
    await expect(page.getByRole('button', { name: 'Наступний день' })).toBeVisible()
  },
)

test(
  'today is the day in Kyiv, and changes at its midnight',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install()
    // In New York it is still Monday.
    await page.goto('/calendar?scenario=typical&as=coach&now=2027-03-01T23:58')
    await expect(chosen(page)).toHaveAccessibleName(/^понеділок, 1 березня, сьогодні/)
    await page.evaluate(() => window.mock?.advance(3))
    await page.clock.fastForward(15_000)
    await expect(chosen(page)).toHaveAccessibleName(/^вівторок, 2 березня, сьогодні/)
  },
)

for (const [name, date, week] of [
  ['spring', '2027-03-28', '22–28 березня'],
  ['autumn', '2027-10-31', '25–31 жовтня'],
] as const) {
  test(
    `the week of the ${name} clock change is a week like any other`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`/calendar?scenario=edge&as=coach&date=${date}`)
      const days = page.getByRole('navigation', { name: 'Дні тижня' }).getByRole('link')
      await expect(days).toHaveCount(7)
      const names = await days.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      )
      expect(new Set(names).size).toBe(7)
      expect(names.at(-1)).toBe(`/calendar?date=${date}`)
      await expect(page.getByRole('heading', { name: week })).toBeVisible()
      // Hours are 96 px apart, two rows of 48, also on the day of the change.
      const hours = page.locator('[aria-hidden] > span', { hasText: /^\d\d:00$/ })
      await expect(hours).not.toHaveCount(0)
      const tops = await hours.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      )
      const steps = tops.slice(1).map((top, n) => top - (tops[n] ?? 0))
      expect(new Set(steps)).toEqual(new Set([96]))
    },
  )
}

test(
  'a booked hour that the clock change in spring skips has its row',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calendar?scenario=edge&as=coach&date=2027-03-28')
    const sunday = day(page, 'неділя, 28 березня')
    const top = async (time: string) =>
      (await sunday.getByRole('listitem').filter({ hasText: time }).boundingBox())?.y ?? 0
    await expect(sunday.getByText('03:00–04:00')).toBeVisible()
    expect((await top('03:00–04:00')) - (await top('02:00–03:00'))).toBe(96)
    expect((await top('04:00–05:00')) - (await top('03:00–04:00'))).toBe(96)
  },
)

test(
  'every slot can be reached by the keyboard; a free one opens a new meeting',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calendar?scenario=typical&as=coach&date=2027-03-04')
    const thursday = day(page, 'четвер, 4 березня')
    await expect(thursday.getByRole('listitem')).toHaveCount(9)
    await thursday.locator('a, button').first().focus()
    const reached = new Set<string>()
    for (let n = 0; n < 9; n += 1) {
      const text = await thursday.locator('a:focus, button:focus').textContent()
      reached.add(text?.slice(0, 11) ?? '')
      await page.keyboard.press('Tab')
    }
    expect(reached.size).toBe(9)
    await thursday.getByRole('link', { name: '11:00–12:00 вільно' }).press('Enter')
    await expect(page).toHaveURL(/\/add-meeting\?date=2027-03-04&slot=[\da-f-]{36}$/)
  },
)

test('a card opens the session; a waiting one has the client’s name and is confirmed from there', async ({
  page,
}) => {
  await page.goto('/calendar?scenario=typical&as=coach&date=2027-03-03')
  const wednesday = day(page, 'середа, 3 березня')
  const waiting = wednesday.getByRole('button', { name: /Любов Городецька.*Очікує підтвердження/ })
  await waiting.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Тренування' })
  await expect(dialog.getByText('Любов Городецька')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const calendar = page.getByRole('navigation', { name: 'Головне меню' }).getByRole('listitem')
  await expect(calendar.first()).toHaveText(/3$/)
  await waiting.click()
  await dialog.getByRole('button', { name: 'Підтвердити' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    wednesday.getByRole('button', { name: /Любов Городецька.*підтверджено/ }),
  ).toBeVisible()
  await expect(calendar.first()).toHaveText(/2$/)
})

test(
  'a week that does not load says so and can be requested again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calendar?scenario=typical&as=coach&fault=GET /v1/coaches/{id}/time_slots 500')
    await expect(page.getByRole('alert')).toContainText('Не вдалося завантажити розклад')
    await page.evaluate(() => window.mock?.clearFaults())
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click()
    await expect(day(page, 'вівторок, 2 березня').getByRole('listitem')).toHaveCount(9)
  },
)

test('in the evening the current hour is visible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/calendar?scenario=edge&as=coach')
  await expect(page.locator('[data-now]')).toBeInViewport()
  await page.goto('/calendar?scenario=edge&as=coach&now=2027-03-26T00:10')
  await expect(page.locator('[data-now]')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

for (const date of ['2027-03-28', '2027-10-31'])
  test(
    `the week of ${date} is the same in New York, Kyiv and Kiritimati`,
    { tag: '@desktop' },
    async ({ browser }) => {
      const weeks: string[] = []
      for (const timezoneId of ['America/New_York', 'Europe/Kyiv', 'Pacific/Kiritimati']) {
        const page = await browser.newPage({ timezoneId, locale: 'uk-UA' })
        await page.goto(`/calendar?scenario=edge&as=coach&now=${date}T15:20&date=${date}`)
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
        await page.close()
      }
      expect(weeks[0]).toContain('сьогодні')
      expect(weeks[1]).toBe(weeks[0])
      expect(weeks[2]).toBe(weeks[0])
    },
  )
