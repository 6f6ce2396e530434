import type { Locator, Page } from '@playwright/test'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { expectPlan, NAME } from './steps/plans.ts'
import { button } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

/** Presses Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${control.toString()}`)
}

/** Waits until the screen is open and its heading has the focus, so that no key press is lost. */
const isOpen = (page: Page, heading: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()

test('a workout is built, added to a meeting and deleted by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  // In the evening no request waits for an answer.
  await page.goto('/program?scenario=typical&as=coach&now=2027-03-02T20:00')
  // The first press shows the skip link, which leads past the menu into the screen.
  const skip = page.getByRole('link', { name: 'Перейти до вмісту' })
  await expect(page.getByRole('link', { name: 'Нове тренування' })).toBeVisible()
  await expect(skip).toHaveCSS('width', '1px')
  await keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(page.locator('#main :focus')).toHaveCount(1)
  await tabTo(page, page.getByRole('link', { name: 'Нове тренування' }))
  await keyboard.press('Enter')
  await isOpen(page, 'Нове тренування')
  await tabTo(page, page.getByLabel('Назва тренування'))
  await keyboard.type(NAME)
  // The next step: the missing field has the focus.
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Нова вправа' })).toBeFocused()
  await keyboard.press('Enter')
  await isOpen(page, 'Обрати вправи')

  const field = page.getByPlaceholder("група м'язів")
  await tabTo(page, field)
  await keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Груди' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(field).toHaveValue('Груди')
  await keyboard.press('Escape')
  const boxes = page.getByRole('checkbox')
  await tabTo(page, boxes.first())
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await tabTo(page, button(page, 'Додати 2 вправи'))
  await keyboard.press('Enter')
  await isOpen(page, 'Нове тренування')

  const handles = button(page, /^Пересунути: /)
  await expect(handles).toHaveCount(2)
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map(async (index) =>
      (await handles.nth(index).getAttribute('aria-label'))?.replace('Пересунути: ', ''),
    ),
  )
  await tabTo(page, button(page, `Видалити: ${first}`))
  await keyboard.press('Enter')
  await expect(button(page, 'Повернути')).toBeFocused()
  await expectPlan(page, [second])
  await keyboard.press('Enter')
  await expectPlan(page, [first, second])
  await tabTo(page, button(page, 'Зберегти'))
  await keyboard.press('Enter')
  await isOpen(page, 'Бібліотека тренувань')

  await tabTo(page, page.getByRole('link', { name: 'Календар' }))
  await keyboard.press('Enter')
  await isOpen(page, 'Календар')
  await tabTo(page, page.getByRole('link', { name: 'Нова зустріч' }))
  await keyboard.press('Enter')
  await isOpen(page, 'Деталі зустрічі')
  await tabTo(page, button(page, /^четвер, 4/))
  await keyboard.press('Enter')
  const times = page.getByRole('radio')
  await expect(times.first()).toBeVisible()
  await tabTo(page, times.first())
  await keyboard.press('Space')
  await expect(times.first()).toBeChecked()
  await tabTo(page, page.getByRole('searchbox', { name: 'Пошук клієнта' }))
  await keyboard.type('Ганна Василенко')
  const clients = page.getByRole('listbox', { name: 'Клієнти' })
  await expect(clients.getByRole('option')).toHaveCount(1)
  await tabTo(page, clients)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  const programs = page.getByRole('group', { name: 'Програма тренувань' })
  await tabTo(page, programs.getByRole('radio', { name: 'Без програми' }))
  // The newest is the last: one press from the first.
  await keyboard.press('ArrowUp')
  await expect(programs.getByRole('radio', { name: NAME })).toBeChecked()
  await tabTo(page, button(page, 'Зберегти'))
  await keyboard.press('Enter')
  await isOpen(page, 'Редагування сесії')
  for (const name of [first, second])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Програми тренувань' }))
  await keyboard.press('Enter')
  await isOpen(page, 'Бібліотека тренувань')
  await tabTo(page, button(page, `Видалити: ${NAME}`))
  await keyboard.press('Enter')
  await expect(button(page, 'Скасувати')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText(SPEC.workoutDeleted)).toBeVisible()
  await expect(button(page, NAME)).toHaveCount(0)
})
