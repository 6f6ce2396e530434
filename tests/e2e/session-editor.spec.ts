import type { Page } from '@playwright/test'

import { backStays } from './steps/back.ts'
import {
  BENCH,
  CLIENT,
  COACH,
  OWN,
  ROW,
  SQUAT,
  STRENGTH,
  exercise,
  heading,
  order,
  question,
  save,
} from './steps/meetings.ts'
import { expect, test } from './steps/test.ts'
import { moveDown } from './steps/workout-steps.ts'

test(
  'exercises are sorted by Space and arrows on the handle',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/session/${STRENGTH}/edit?${COACH}`)
    const handle = page.getByRole('button', { name: `Пересунути: ${SQUAT}` })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`Взято. ${SQUAT}: місце 1 з 3`)).toBeAttached()
    const below = page.getByRole('button', { name: `Пересунути: ${BENCH}` })
    await moveDown(page, { taken: handle, below, place: `${SQUAT}: місце 2 з 3` })
    await page.keyboard.press('Space')
    await expect(order(page)).toHaveText([BENCH, SQUAT, ROW])
  },
)

test.describe('leaving the editor with unsaved changes', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`/session/${STRENGTH}?${COACH}`)
    await page.getByRole('link', { name: 'Редагувати' }).click()
    await exercise(page, SQUAT).getByRole('button', { name: 'Новий сет' }).click()
    // Until the set is shown, nothing counts as unsaved.
    await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(8)
  })

  for (const [way, leave] of [
    ['the back arrow', (page: Page) => page.getByRole('link', { name: 'Назад' }).click()],
    ['Back', backStays],
    ['the menu', (page: Page) => page.getByRole('link', { name: 'База клієнтів' }).click()],
  ] as const) {
    // A phone has no menu on a task screen.
    const tag = way === 'the menu' ? '@desktop' : '@phone'
    test(`asks: ${way}`, { tag }, async ({ page }) => {
      await leave(page)
      await question(page).getByRole('button', { name: 'Повернутись' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(page).toHaveURL(`/session/${STRENGTH}/edit`)
      await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(8)
      await leave(page)
      await question(page).getByRole('button', { name: 'Так, не зберігати' }).click()
      await expect(heading(page, 'Редагування сесії')).toHaveCount(0)
      await page.goto(`/session/${STRENGTH}/edit`)
      await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(7)
    })
  }

  test(
    'closing the page asks, and a reload keeps the draft',
    { tag: '@desktop' },
    async ({ page }) => {
      const asked = page.waitForEvent('dialog')
      const reloaded = page.reload()
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.accept()
      await reloaded
      await expect(page.getByText('Відновлено незбережені зміни.')).toBeVisible()
      await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(8)
      await page.getByRole('button', { name: 'Скинути' }).click()
      await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(7)
      // Nothing is unsaved any more.
      await page.getByRole('link', { name: 'Назад' }).click()
      await expect(heading(page, 'Деталі тренування')).toBeVisible()
    },
  )
})

test(
  'a forced logout keeps the draft of the same person',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/session/${OWN}/edit?${CLIENT}`)
    await exercise(page, BENCH).getByRole('button', { name: 'Новий сет' }).click()
    await page.evaluate(async () => {
      await window.mock?.fault('PUT', '/v1/calendar/sessions/{id}', 401)
      await window.mock?.fault('POST', '/v1/auth/login/refresh', 401)
    })
    await save(page).click()
    await expect(heading(page, 'Вхід')).toBeVisible()
    await page.evaluate(() => window.mock?.clearFaults())
    await page.getByLabel('Телефон').fill('+380671112233')
    await page.getByLabel('Пароль', { exact: true }).fill('Klient2026!')
    await page.getByRole('button', { name: 'Увійти' }).click()
    await expect(page).toHaveURL(`/session/${OWN}/edit`)
    await expect(exercise(page, BENCH).getByRole('listitem')).toHaveCount(5)
    await save(page).click()
    await expect(page).toHaveURL(`/session/${OWN}`)
    await expect(page.getByText('5 вправ · 18 сетів')).toBeVisible()
  },
)

test('a failed save keeps what was typed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(
    `/session/${STRENGTH}/edit?${COACH}&fault=PUT /v1/calendar/sessions/{id} network×1`,
  )
  await page.getByPlaceholder('Програма').fill('Важкий день')
  await save(page).click()
  await expect(page.getByRole('alert').first()).toContainText('Не вдалося зберегти зміни в сесії')
  await expect(page.getByPlaceholder('Програма')).toHaveValue('Важкий день')
  await save(page).click()
  await expect(page).toHaveURL('/calendar?date=2027-03-03')
  await page.goto(`/session/${STRENGTH}`)
  await expect(page.getByRole('heading', { name: 'Важкий день' })).toBeVisible()
})

test('a set like the last one takes one tap; ticks and the rest survive a reload', async ({
  page,
}) => {
  await page.goto(`/session/${STRENGTH}/edit?${COACH}`)
  const squat = exercise(page, SQUAT)
  const rows = squat.getByRole('listitem')
  await expect(rows).toHaveCount(7)
  await page.evaluate(() => {
    addEventListener('click', () => {
      document.body.dataset['taps'] = String(Number(document.body.dataset['taps'] ?? 0) + 1)
    })
  })
  await squat.getByRole('button', { name: 'Повторити сет' }).click()
  await expect(rows).toHaveCount(8)
  const [before, repeated] = await Promise.all(
    [7, 8].map((set) => squat.getByRole('textbox', { name: `Кг/Хв, сет ${set}: кг` }).inputValue()),
  )
  expect(repeated).toBe(before)
  await expect(page.locator('body')).toHaveAttribute('data-taps', '1')

  const tick = squat.getByRole('button', { name: 'Сет 3 виконано' })
  await tick.click()
  await expect(page.getByRole('timer')).toHaveText(/Відпочинок \d:\d\d/)
  // Back closes the picker, and neither the screen nor the rest.
  await page.getByRole('button', { name: 'Нова вправа' }).click()
  const picker = page.getByRole('dialog', { name: 'Обрати вправи' })
  await expect(picker.getByRole('checkbox').first()).toBeVisible()
  await backStays(page)
  await expect(picker).toHaveCount(0)
  await expect(page.getByRole('timer')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('timer')).toHaveText(/Відпочинок \d:\d\d/)
  await page.getByRole('button', { name: 'Закрити відпочинок' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('a client adds an exercise, replaces one and removes one; Back closes the picker before it leaves', async ({
  page,
}) => {
  await page.goto(`/session/${OWN}/edit?${CLIENT}`)
  const picker = page.getByRole('dialog', { name: 'Обрати вправи' })
  const add = page.getByRole('button', { name: 'Нова вправа' })
  await expect(order(page)).toHaveCount(5)
  await add.click()
  await expect(picker.getByRole('checkbox').first()).toBeVisible()
  await backStays(page)
  await expect(picker).toHaveCount(0)
  await expect(page).toHaveURL(`/session/${OWN}/edit`)

  await add.click()
  await picker.getByRole('searchbox').fill('планка')
  await picker.getByRole('checkbox', { name: 'Планка', exact: true }).check()
  await picker.getByRole('button', { name: 'Додати 1 вправи' }).click()
  await expect(order(page).last()).toHaveText('Планка')

  const sets = await exercise(page, BENCH).getByRole('listitem').count()
  await page.getByRole('button', { name: `Замінити: ${BENCH}`, exact: true }).click()
  const other = page.getByRole('dialog', { name: `Замінити: ${BENCH}` })
  await other.getByRole('searchbox').fill('жим ногами')
  await other.getByRole('button', { name: 'Жим ногами', exact: true }).click()
  await expect(exercise(page, 'Жим ногами').getByRole('listitem')).toHaveCount(sets)

  const [, removed = ''] = await order(page).allTextContents()
  await page.getByRole('button', { name: `Видалити вправу: ${removed}`, exact: true }).click()
  await expect(order(page)).toHaveCount(5)
  const planned = await order(page).allTextContents()
  expect(planned).not.toContain(removed)

  await save(page).click()
  await expect(page).toHaveURL(`/session/${OWN}`)
  // The read-only plan has the same exercises in the same order.
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(planned)
  await page.goto(`/session/${OWN}/edit`)
  await expect(order(page)).toHaveText(planned)
})
