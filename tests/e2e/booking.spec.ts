import type { Page } from '@playwright/test'

import { NEW_CLIENT, reachBody, register } from './steps/people.ts'
import { expect, test } from './steps/test.ts'

const slot = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The server's sessions of a slot on Thursday at three. */
const booked = (page: Page) =>
  page.evaluate(async () => {
    const state = await window.mock?.exportState()
    const { timeSlots = [], sessions = [] } = state?.rows ?? {}
    const slots = timeSlots.filter(
      ({ date, start_time }) => date === '2027-03-04' && start_time === '15:00',
    )
    return sessions
      .filter(({ time_slot_id }) => slots.some(({ id }) => id === time_slot_id))
      .map(({ status }) => status)
  })

test('a visitor chooses a slot, registers, fills in the questionnaire, returns and books it @phone @quick', async ({
  page,
}) => {
  await page.goto('/coach/olena-koval?scenario=typical')
  await slot(page, /^четвер, 4 березня/).click()
  // Three in Kyiv is eight in New York.
  await slot(page, '15:00–16:00 вільно, у тебе 08:00').click()
  await expect(page).toHaveURL(/^[^?]*\/register\?user_type=client&next=/)
  await expect(page.getByLabel('Тип користувача')).toHaveValue('client')

  await register(page, NEW_CLIENT)
  await expect(page).toHaveURL(/\/client\/questionnaire\?next=/)
  const chosen = page.getByText(
    'чт, 4 березня, 15:00–16:00 за київським часом, у тебе 08:00 · Олена Коваль',
  )
  await expect(chosen).toBeVisible()
  await page.setViewportSize({ width: 320, height: 568 })
  await reachBody(page)
  const weight = page.getByLabel('Вага, кг')
  await weight.pressSequentially('82,5')
  await expect(weight).toHaveValue('82')
  await expect(page.getByText('Лише цілі числа')).toBeVisible()
  const save = page.getByRole('button', { name: 'Зберегти' })
  await save.scrollIntoViewIfNeeded()
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await save.click()

  // The same page, day and slot, and the question at once.
  const question = page.getByRole('dialog', { name: 'Записатися на тренування?' })
  await expect(question.getByText('15:00–16:00')).toBeVisible()
  await expect(question.getByText('за київським часом, у тебе 08:00')).toBeVisible()
  await expect(page).toHaveURL(/\/coach\/olena-koval\?date=2027-03-04&slot=[\da-f-]{36}#booking$/)
  const slots = page.getByRole('heading', { name: 'Запис на тренування' })
  await expect(slots).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(slots).toBeFocused()
  await page.getByRole('group', { name: 'Обраний час' }).getByRole('button').click()
  await question.getByRole('button', { name: 'Записатися' }).click()
  const notice = page.getByRole('dialog', { name: 'Запит надіслано' })
  await expect(notice.getByText('Очікує підтвердження')).toBeVisible()
  await expect(notice.getByText(/^Тренер має підтвердити запит до \d\d:\d\d\.$/)).toBeVisible()
  expect(await booked(page)).toEqual(['unverified'])

  await notice.getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(slot(page, '15:00–16:00 твій запит')).toBeVisible()
  await expect(page).toHaveURL('/coach/olena-koval?date=2027-03-04')

  // The button of a day without slots is as wide as its text, or as the column at most.
  await slot(page, /^неділя, 7 березня/).click()
  const on = await slot(page, 'Показати наступний тиждень').boundingBox()
  const column = await slots.boundingBox()
  expect((on?.x ?? 0) + (on?.width ?? 0)).toBeLessThanOrEqual(
    (column?.x ?? 0) + (column?.width ?? 0),
  )

  // Back does not return to the registration, which is completed.
  await page.goBack()
  await expect(page).toHaveURL(/^[^?]*\/coach\/olena-koval/)
})
