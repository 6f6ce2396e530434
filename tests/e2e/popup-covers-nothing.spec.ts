/** The popup of requests never covers a control of the screen (decision 50). */
import type { Page } from '@playwright/test'

import { goTo } from './steps/go-to.ts'
import { loading } from './steps/loading.ts'
import { STRENGTH } from './steps/meetings.ts'
import { popup, strip } from './steps/request-popup.ts'
import { expect, test } from './steps/test.ts'
import { addExercises, button, PLANK, SQUAT } from './steps/workout-steps.ts'

/** Each screen of a coach with its heading. */
const SCREENS = [
  ['/dashboard', 'Доброго ранку, Олена'],
  ['/calendar', 'Календар'],
  ['/schedules', 'Робочі години'],
  ['/add-meeting', 'Деталі зустрічі'],
  [`/session/${STRENGTH}`, 'Деталі тренування'],
  [`/session/${STRENGTH}/edit`, 'Редагування сесії'],
  ['/client-baze', 'База клієнтів'],
  ['/program', 'Бібліотека тренувань'],
  ['/coach', 'Твій сайт'],
  ['/settings', 'Налаштування'],
] as const

/**
 * The controls that the popup covers; those that can be scrolled away count only if `end` is true.
 */
async function covered(page: Page, end: boolean): Promise<string[]> {
  const box = await popup(page).or(strip(page)).boundingBox()
  if (!box) throw new Error('no popup')
  return page.evaluate(
    ([{ x, y, width, height }, all]) => {
      const floats = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement))
      return [...document.querySelectorAll('#main :is(a, button, input, select, textarea)')]
        .filter((element) => element.checkVisibility() && (all || floats(element)))
        .filter((element) => {
          const at = element.getBoundingClientRect()
          const across = at.left < x + width && at.right > x
          return at.width > 0 && across && at.top < y + height - 1 && at.bottom > y + 1
        })
        .map((element) => element.outerHTML.slice(0, 200))
    },
    [box, end] as const,
  )
}

async function expectFree(page: Page, isPhone: boolean): Promise<void> {
  await expect(popup(page).or(strip(page))).toBeVisible()
  // A long list grows while it is scrolled into view.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return covered(page, true)
    })
    .toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  expect(await covered(page, !isPhone)).toEqual([])
}

/** Nothing is above the visible part of any entry of the menu. */
async function expectMenuFree(page: Page): Promise<void> {
  const entries = page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')
  const card = await popup(page).boundingBox()
  for (const entry of await entries.all()) {
    await entry.scrollIntoViewIfNeeded()
    const box = await entry.boundingBox()
    if (!box || !card) throw new Error('not visible')
    expect(box.y + box.height).toBeLessThanOrEqual(card.y)
    await entry.click({ trial: true })
  }
}

async function expectAnswersInView(page: Page): Promise<void> {
  for (const name of [/^Скасувати: /, 'Підтвердити'])
    await expect(popup(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
}

test('no control is covered by the popup, at either end of any screen', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 360, height: 740 } : { width: 1280, height: 640 })
  await page.goto('/dashboard?scenario=typical&as=coach')
  const isAt = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The app has read the parameters of its address by then.
  await isAt('Доброго ранку, Олена')
  for (const [path, heading] of SCREENS) {
    await goTo(page, path)
    await isAt(heading)
    await expect(loading(page)).toHaveCount(0)
    await test.step(path, () => expectFree(page, isMobile))
  }
  await page.goto('/create-workout')
  await addExercises(page, [SQUAT, PLANK])
  await page.getByText(PLANK, { exact: true }).dblclick()
  await expect(button(page, 'Повернути')).toBeVisible()
  await expectFree(page, isMobile)
})

for (const [width, height] of [
  [1280, 500],
  [1024, 420],
  [768, 500],
  [844, 340],
  [568, 320],
] as const)
  test(
    `in a window of ${width} × ${height} it is a strip beside the menu, and its card shows the answers`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/dashboard?scenario=busy&as=coach')
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      await expect(popup(page)).toBeHidden()
      await page.getByRole('link', { name: 'Налаштування' }).click({ trial: true })
      await strip(page).click()
      await expectAnswersInView(page)
      if (width >= 768) await expectMenuFree(page)
    },
  )

for (const height of [280, 300])
  test(
    `in a window of ${height} px the strip covers no entry of the menu that has the focus`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height })
      await page.goto('/dashboard?scenario=busy&as=coach')
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      const entries = page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link')
      await expect(entries).toHaveCount(5)
      await entries.first().focus()
      for (const entry of await entries.all()) {
        await expect(entry).toBeFocused()
        await expect(entry).toBeInViewport({ ratio: 1 })
        const [above, below] = await Promise.all([entry.boundingBox(), strip(page).boundingBox()])
        if (!above || !below) throw new Error('not visible')
        expect(above.y + above.height).toBeLessThanOrEqual(below.y)
        await page.keyboard.press('Tab')
      }
    },
  )

test(
  'the card of the rail shows its answers in the lowest window that has it',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 625 })
    await page.goto('/dashboard?scenario=busy&as=coach')
    await expectAnswersInView(page)
    await expect(strip(page)).toBeHidden()
  },
)

test(
  'on a phone it stays a strip on task screens, and becomes one again once a field has the focus',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/client-baze?scenario=typical&as=coach')
    await strip(page).click()
    await expect(popup(page)).toBeVisible()
    await page.getByRole('searchbox').focus()
    await expect(popup(page)).toBeHidden()
    await expect(strip(page)).toHaveText('Любов Городецька · ср, 14:00 · до 10:40')

    await page.goto('/schedules')
    await strip(page).click()
    const list = page.getByRole('dialog', { name: 'Запити на тренування' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(popup(page)).toBeHidden()
    await list.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' }).click()
    await expect(list).toBeHidden()
    await expect(strip(page)).toHaveCount(0)
  },
)
