/** The focused element is never under a bar (WCAG 2.4.11), and receives what is typed. */
import type { Page } from '@playwright/test'

import { goTo } from './steps/go-to.ts'
import { loading } from './steps/loading.ts'
import { COACH, exercise, SQUAT, STRENGTH } from './steps/meetings.ts'
import { popup, strip } from './steps/request-popup.ts'
import { expect, test } from './steps/test.ts'

const SCREENS = [
  ['/calendar', 'Календар'],
  ['/client-baze', 'База клієнтів'],
  ['/program', 'Бібліотека тренувань'],
  ['/schedules', 'Робочі години'],
  [`/session/${STRENGTH}/edit`, 'Редагування сесії'],
] as const

/** Enough presses of Tab to scroll each of these screens by several windows. */
const PRESSES = 40

/** The control that has the focus, if it is on the screen and its middle is covered. */
const covered = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control?.matches('#main *')) return null
    const { left, top, width, height } = control.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : []
    return [control, ...labels].some((one) => one.contains(over)) ? null : control.outerHTML
  })

test('the focus is never under a bar, down the screen and up again', async ({ page, isMobile }) => {
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 640 })
  await page.goto('/settings?scenario=typical&as=coach')
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  for (const [path, name] of SCREENS)
    await test.step(path, async () => {
      await goTo(page, path)
      const heading = page.getByRole('heading', { level: 1, name })
      await expect(heading).toBeVisible()
      await expect(loading(page)).toHaveCount(0)
      await expect(popup(page).or(strip(page))).toBeVisible()
      await heading.focus()
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < PRESSES; presses += 1) {
          await page.keyboard.press(key)
          expect(await covered(page), key).toBeNull()
        }
    })
})

test(
  'the first press of Tab shows the skip link, which leads past the menu into the screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/settings?scenario=typical&as=coach')
    await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
    const skip = page.getByRole('link', { name: 'Перейти до вмісту' })
    await expect(skip).toHaveCSS('width', '1px')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toHaveCSS('clip-path', 'none')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('#main :focus')).toHaveCount(1)
  },
)

test('what is typed replaces the number of a field that is pressed or reached by Enter', async ({
  page,
}) => {
  await page.goto(`/session/${STRENGTH}/edit?${COACH}`)
  const fields = exercise(page, SQUAT).getByRole('textbox')
  const [weight, next] = [fields.nth(0), fields.nth(1)]
  await expect(weight).toHaveValue('40')
  await expect(next).toHaveValue('8')
  await weight.click()
  await page.keyboard.type('64,5')
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  await page.keyboard.type('12')
  await expect(next).toHaveValue('12')
  await expect(weight).toHaveValue('64')
  // A whole number that replaces the one before the comma is another number, not its end.
  await weight.click()
  await page.keyboard.type('64,5')
  await weight.selectText()
  await page.keyboard.insertText('640')
  await expect(weight).toHaveValue('640')
})
