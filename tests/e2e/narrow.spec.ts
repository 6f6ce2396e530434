/** What is opened on a screen fits into small windows, and the middle of wide ones. */
import type { Locator } from '@playwright/test'

import { edgesOf, tooWide } from './steps/layout.ts'
import {
  addExercises,
  AS_COACH,
  exercise,
  LONG_NAMES,
  save,
  SQUAT,
  STRENGTH,
} from './steps/plans.ts'
import { button, goTo, heading, mainMenu, menuOf, strip } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

/** How many lines an element with a single text has. */
const linesOf = (element: Element): number => {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getClientRects().length
}

test('at 320 px: the tabs, the list of requests, the month, a coach’s site and its editor', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/settings?scenario=typical&as=coach')
  await expect(mainMenu(page)).toHaveText(menuOf('coach'))
  for (const tab of await mainMenu(page).all()) {
    await expect(tab).toHaveCSS('font-size', '12px')
    const edges = await tab.evaluate((element) => {
      const label = document.createRange()
      label.selectNode(element.lastChild ?? element)
      const { left, right } = label.getBoundingClientRect()
      return [left, innerWidth - right]
    })
    for (const edge of edges) expect(edge).toBeGreaterThan(4)
  }
  // The page does not scroll to what is fixed.
  await expect(strip(page)).toBeInViewport({ ratio: 1 })

  await goTo(page, '/dashboard')
  await page.getByRole('button', { name: 'Запити: 3' }).click()
  const list = page.getByRole('dialog', { name: 'Запити на тренування' })
  await expect(list.getByRole('button', { name: 'Підтвердити' })).toHaveCount(3)
  const all = list.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' })
  await expect(all).toBeInViewport({ ratio: 1 })
  expect(await tooWide(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await goTo(page, '/coach')
  await expect(page.getByRole('button', { name: 'Поділитися посиланням' })).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).evaluate(linesOf)).toBe(1)
  await button(page, 'Редагувати').click()
  await expect(button(page, /^Видалити сертифікат/)).toHaveCount(2)
  await page.getByLabel('Розповідь').fill(`https://example.com/${'a'.repeat(280)}`)
  expect(await tooWide(page)).toEqual([])

  await goTo(page, '/calendar')
  await page.getByRole('button', { name: 'Обрати дату' }).click()
  const month = page.getByRole('dialog', { name: 'Обрати дату' })
  await expect(month.getByRole('button', { name: 'неділя, 7 березня 2027' })).toBeInViewport({
    ratio: 1,
  })
  expect(await tooWide(page)).toEqual([])
  // The next screen is a failure, whose button is above the floating one.
  await page.setViewportSize({ width: 320, height: 568 })
  await page.evaluate(() => window.mock?.fault('GET', '/v1/coaches/{id}/time_slots', 500))
  await month.getByRole('button', { name: 'неділя, 14 березня 2027' }).click()
  const retry = await edgesOf(page.getByRole('button', { name: 'Спробувати ще раз' }))
  const floating = await edgesOf(page.getByRole('link', { name: 'Нова зустріч' }))
  expect(retry.bottom).toBeLessThan(floating.top)
})

test('the tables of a card fit into it on every phone', async ({ page }) => {
  await page.goto('/client/05e20000-0000-4000-8000-000000000002?scenario=typical&as=client')
  const tables = page.getByRole('table')
  await expect(tables).toHaveCount(2)
  for (const width of [320, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 640 })
    const wide = await tables.evaluateAll(
      (all) =>
        all.filter(({ parentElement, clientWidth }) => {
          const { paddingLeft, paddingRight } = getComputedStyle(parentElement ?? document.body)
          const room =
            (parentElement?.clientWidth ?? 0) - parseFloat(paddingLeft) - parseFloat(paddingRight)
          return clientWidth > Math.ceil(room)
        }).length,
    )
    expect(wide, `${width} px`).toBe(0)
  }
})

test.describe('in a window 500 px high, such as a phone’s above its keyboard', () => {
  test.use({ viewport: { width: 320, height: 500 } })

  test('three exercises with long names fit into the library and into the builder', async ({
    page,
  }) => {
    await page.goto('/select-exercise?scenario=typical&as=coach')
    const main = page.locator('#main')
    const third = main.getByRole('listitem').nth(2)
    for (let at = 0; at < 4; at += 1) await main.getByRole('checkbox').nth(at).check()
    const chosen = page.getByRole('list', { name: 'Вибрані вправи' })
    await expect(chosen.getByRole('button')).toHaveCount(4)
    // The presses have scrolled the list and the page.
    await third.evaluate((row) => row.closest('ul')?.parentElement?.scrollTo(0, 0))
    await page.evaluate(() => scrollTo(0, 0))
    // Above the chosen ones, which make the page no wider.
    expect((await edgesOf(third)).bottom).toBeLessThan((await edgesOf(chosen)).top)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await goTo(page, '/create-workout')
    await addExercises(page, LONG_NAMES)
    const first = await edgesOf(button(page, /^Видалити: /).first())
    const last = await edgesOf(page.getByRole('textbox', { name: 'Сети' }).last())
    const bar = await edgesOf(button(page, 'Зберегти'))
    expect(last.bottom - first.top).toBeLessThan(bar.top)
  })

  test('three sets are visible, also during a rest with a request and a removed set, and three exercises of the picker', async ({
    page,
  }) => {
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
    // The rows are higher with the numbers of the last time.
    const third = rows.nth(2)
    await expect(third.getByText('Минулого разу')).toBeVisible()
    const expectAboveTheBar = async () => {
      const { top } = await edgesOf(page.getByRole('timer').locator('../..'))
      expect((await edgesOf(third)).bottom).toBeLessThan(top)
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 500 })
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
    const above = await edgesOf(picker.getByRole('heading', { name: 'Обрати вправи' }))
    const below = await edgesOf(picker.getByRole('list', { name: 'Вибрані вправи' }))
    const [first, last] = [await edgesOf(choices.first()), await edgesOf(choices.nth(2))]
    expect(last.bottom - first.top).toBeLessThan(below.top - above.bottom)
  })

  test('the question about a weight leaves its field visible, and moves nothing more', async ({
    page,
  }) => {
    await page.goto(`/session/${STRENGTH}/edit?${AS_COACH}`)
    const squat = exercise(page, SQUAT)
    await expect(squat.getByText('Минулого разу').first()).toBeVisible()
    const weight = squat.getByRole('textbox', { name: 'Кг/Хв, сет 3: кг' })
    await weight.fill('225')
    // At the place of the button: Playwright would scroll it into view before a click.
    const press = async (target: Locator) => {
      const { x, y } = await edgesOf(target)
      await page.mouse.click(x + 10, y + 10)
    }
    await press(save(page))
    const back = page.getByRole('button', { name: 'Виправити' })
    const yes = page.getByRole('button', { name: 'Так, зберегти' })
    await expect(back).toBeFocused()
    await expect(page.getByText('сети 3, 4, 5, 6, 7: минулого разу — 70 кг.')).toBeVisible()
    const bar = page.getByText('Зберегти 225 кг?').locator('../../../..')
    const at = await edgesOf(weight)
    expect(at.top).toBeGreaterThan(0)
    expect(at.bottom).toBeLessThan((await edgesOf(bar)).top)
    expect((await edgesOf(yes)).top).toBe((await edgesOf(back)).top)
    await expect(back).toHaveCSS('pointer-events', 'auto')
    await press(back)
    await expect(weight).toBeFocused()
    expect((await edgesOf(weight)).top).toBe(at.top)
  })
})

test('in a wide window an editor’s form is in the middle, and the week is 1,600 px; a tablet shows three days', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/create-workout?scenario=typical&as=coach')
  const middleOf = async (part: Locator) => {
    const { left, right } = await edgesOf(part)
    return (left + right) / 2
  }
  for (const [address, name] of [
    ['/create-workout', 'Нове тренування'],
    [`/session/${STRENGTH}/edit`, 'Редагування сесії'],
  ] as const) {
    await goTo(page, address)
    await expect(heading(page, name)).toBeVisible()
    const form = page.locator('#main [data-fields]')
    await expect(form).toBeVisible()
    expect(await middleOf(form), address).toBe(await middleOf(page.locator('#main')))
  }

  await page.setViewportSize({ width: 768, height: 1024 })
  await goTo(page, '/calendar?date=2027-03-06')
  const days = page.getByRole('heading', { level: 3 }).locator('xpath=ancestor::section')
  await expect(days.filter({ visible: true })).toHaveCount(3)
  // The last three, because the week ends there.
  await expect(page.getByText('нд, 7 березня')).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(days.filter({ visible: true })).toHaveCount(7)
  const week = await edgesOf(page.getByRole('navigation', { name: 'Дні тижня' }))
  expect(week.width).toBe(1600)
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 1080 })
    // The names of clients and programs that have more lines than are shown.
    const cut = await page
      .locator('#main section button span')
      .evaluateAll((all) =>
        all
          .filter((name) => name.clientHeight > 1 && name.scrollHeight > name.clientHeight + 2)
          .map((name) => name.textContent),
      )
    expect(cut, `${width} px`).toEqual([])
  }
})
