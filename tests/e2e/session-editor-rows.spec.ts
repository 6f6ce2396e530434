/** The rows of a plan in small windows: with the keyboard open, and below a question. */
import type { Locator } from '@playwright/test'

import { COACH, SQUAT, STRENGTH, exercise, save } from './steps/meetings.ts'
import { strip } from './steps/request-popup.ts'
import { expect, test } from './steps/test.ts'

test(
  'with the keyboard open three sets are visible, also during a rest with a request and a removed set, and three exercises of the picker',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/session/${STRENGTH}/edit?scenario=typical&as=coach`)
    const rows = exercise(page, SQUAT).getByRole('listitem')
    await rows.first().getByRole('button', { name: 'Сет 1 виконано' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(strip(page)).toBeVisible()
    await rows
      .last()
      .getByRole('button', { name: /^Видалити сет/ })
      .click()
    await expect(page.getByRole('button', { name: 'Повернути' })).toBeVisible()
    const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
    const { width = 0 } = page.viewportSize() ?? {}
    // The rows are higher with the numbers of the last time.
    const third = rows.nth(2)
    await expect(third.getByText('Минулого разу')).toBeVisible()
    const expectAboveTheBar = async () => {
      const { top } = await edges(page.getByRole('timer').locator('../..'))
      expect((await edges(third)).bottom).toBeLessThan(top)
    }
    for (const narrow of new Set([width, 320])) {
      await page.setViewportSize({ width: narrow, height: 500 })
      await rows.first().evaluate((row) => row.scrollIntoView({ block: 'start' }))
      await expectAboveTheBar()
      // Also when a set below the window is typed.
      const field = third.getByRole('textbox').first()
      await field.blur()
      await page.evaluate(() => scrollTo(0, 0))
      await field.focus()
      await expectAboveTheBar()
    }
    await page.getByRole('button', { name: 'Нова вправа' }).click()
    const picker = page.getByRole('dialog', { name: 'Обрати вправи' })
    const choices = picker.getByRole('listitem')
    await choices.first().getByRole('checkbox').check()
    const [above, below] = [
      await edges(picker.getByRole('heading', { name: 'Обрати вправи' })),
      await edges(picker.getByRole('list', { name: 'Вибрані вправи' })),
    ]
    const [first, last] = [await edges(choices.first()), await edges(choices.nth(2))]
    expect(last.bottom - first.top).toBeLessThan(below.top - above.bottom)
  },
)

test(
  'the question about a weight leaves its field visible, and moves nothing more',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 500 })
    await page.goto(`/session/${STRENGTH}/edit?${COACH}`)
    const squat = exercise(page, SQUAT)
    await expect(squat.getByText('Минулого разу').first()).toBeVisible()
    const weight = squat.getByRole('textbox', { name: 'Кг/Хв, сет 3: кг' })
    await weight.fill('2250')
    const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
    // At the place of the button: Playwright would scroll it into view before a click.
    const press = async (button: Locator) => {
      const { x, y } = await edges(button)
      await page.mouse.click(x + 10, y + 10)
    }
    await press(save(page))
    const [back, yes] = ['Виправити', 'Так, зберегти'].map((name) =>
      page.getByRole('button', { name }),
    )
    if (!back || !yes) throw new Error('No buttons')
    await expect(back).toBeFocused()
    await expect(page.getByText('сет 3: минулого разу — 70 кг.')).toBeVisible()
    const bar = page.getByText('Зберегти 2250 кг?').locator('../../../..')
    const shown = await edges(weight)
    expect(shown.top).toBeGreaterThan(0)
    expect(shown.bottom).toBeLessThan((await edges(bar)).top)
    expect((await edges(yes)).top).toBe((await edges(back)).top)
    await expect(back).toHaveCSS('pointer-events', 'auto')
    await press(back)
    await expect(weight).toBeFocused()
    expect((await edges(weight)).top).toBe(shown.top)
    await weight.fill('75')
    await save(page).click()
    await expect(page).toHaveURL('/calendar?date=2027-03-03')
  },
)
