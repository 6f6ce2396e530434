import type { Page } from '@playwright/test'

import { COACH as PERSON, latency, signIn } from './steps/accounts.ts'
import { backStays } from './steps/back.ts'
import {
  BENCH,
  COACH,
  NAMELESS,
  ROW,
  SQUAT,
  chooseClient,
  exercise,
  heading,
  order,
  question,
  save,
  tabTo,
} from './steps/meetings.ts'
import { expect, test } from './steps/test.ts'

/** Checks the rows of a session's plan, cells joined. */
const expectRows = (page: Page, table: number, rows: string[]): Promise<void> =>
  expect(page.getByRole('table').nth(table).getByRole('row')).toHaveText(rows)

test('a meeting with a program: created, its sets edited by keyboard alone, read back unchanged @desktop', async ({
  page,
}) => {
  await page.goto(`/add-meeting?${COACH}&date=2027-03-04`)
  await page.getByRole('radio', { name: '11:00–12:00' }).click()
  await chooseClient(page, 'Ганна Василенко')
  await expect(page.getByText('новий клієнт')).toBeVisible()
  await page.getByRole('combobox', { name: 'Програма тренувань' }).selectOption('Сила: база 5×5')
  await save(page).click()

  await expect(heading(page, 'Редагування сесії')).toBeFocused()
  const address = new URL(page.url()).pathname
  await expect(order(page)).toHaveText([SQUAT, BENCH, ROW])

  await tabTo(page, 'Кг/Хв, сет 1: кг')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('45')
  await tabTo(page, 'Повтори/С, сет 1: повтори')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12')
  await tabTo(page, 'Видалити сет 7')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Новий сет')
  await page.keyboard.press('Space')
  await tabTo(page, `Вниз: ${SQUAT}`)
  await page.keyboard.press('Enter')
  await expect(order(page)).toHaveText([BENCH, SQUAT, ROW])
  await expect(page.getByRole('button', { name: `Вниз: ${SQUAT}` })).toBeFocused()
  await tabTo(page, 'Зберегти зміни')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Дані сесії успішно оновлено')).toBeVisible()
  await expect(page).toHaveURL('/calendar?date=2027-03-04')
  await page.goto(address.replace('/edit', ''))
  await expect(page.getByRole('heading', { name: 'Сила: база 5×5' })).toBeVisible()
  await expectRows(page, 1, [
    'СетКгПовториВідпочинок',
    '145122 хв',
    '24082 хв',
    '37053 хв',
    '47053 хв',
    '57053 хв',
    '67053 хв',
    '701Відсутній',
  ])
  await page.goto(address)
  await expect(order(page)).toHaveText([BENCH, SQUAT, ROW])
})

test('on a slow network a skeleton is shown first, and then the screen’s heading gets the focus @desktop', async ({
  page,
}) => {
  await page.goto(`/add-meeting?${COACH}&date=2027-03-04`)
  await page.getByRole('radio', { name: '11:00–12:00' }).click()
  await chooseClient(page, 'Ганна Василенко')
  await page.getByRole('combobox', { name: 'Програма тренувань' }).selectOption('Сила: база 5×5')
  await latency(page, 1000)
  const skeleton = page.getByText('Завантаження сесії…').waitFor()
  await save(page).click()
  await skeleton
  await latency(page, 0)
  await expect(order(page)).toHaveText([SQUAT, BENCH, ROW])
  await expect(heading(page, 'Редагування сесії')).toBeFocused()
})

test(
  'a meeting without a program is saved, and the calendar opens',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/add-meeting?${COACH}&date=2027-03-04`)
    await page.getByRole('radio', { name: '15:00–16:00' }).click()
    await chooseClient(page, 'Ганна Василенко')
    await save(page).dblclick()
    await expect(page).toHaveURL('/calendar?date=2027-03-04')
    const card = page.getByRole('button', { name: /15:00–16:00.*Ганна Василенко/ })
    await expect(card).toHaveCount(1)
    await card.click()
    const modal = page.getByRole('dialog', { name: 'Тренування' })
    await expect(modal.getByText('Без назви')).toBeVisible()
    await modal.getByRole('button', { name: 'Скасувати тренування' }).click()
    await page.getByRole('button', { name: 'Так, скасувати' }).click()
    await expect(page.getByText('Сесія оновлена')).toBeVisible()
    await expect(card).toHaveCount(0)
  },
)

test(
  'a client is chosen by keyboard: search, arrows, Enter',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/add-meeting?${COACH}&date=2027-03-04`)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('Гордієнко')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
    await tabTo(page, 'Клієнти')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Семен Гордієнко')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Змінити' })).toBeFocused()
  },
)

test(
  'a nameless meeting gets another time and a program',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/session/${NAMELESS}?${COACH}`)
    await page.getByRole('link', { name: 'Оберіть тренування ↗' }).click()
    await expect(page).toHaveURL(`/add-meeting/${NAMELESS}`)
    await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
    await page.getByRole('button', { name: /^Сб 6/ }).click()
    await expect(page.getByText('залишається пт, 5 березня, 11:00–12:00')).toBeVisible()
    await page.getByRole('radio', { name: '13:00–14:00' }).click()
    await page.getByRole('combobox').selectOption('Верх тіла А')
    await save(page).click()
    await expect(page.getByText('Сесія оновлена')).toBeVisible()
    await expect(page).toHaveURL(`/session/${NAMELESS}/edit`)
    await expect(page.getByText('сб, 6 березня, 13:00–14:00')).toBeVisible()
    await expect(page.getByLabel('Назва програми')).toHaveValue('Верх тіла А')
    await expect(exercise(page, BENCH).getByRole('listitem')).toHaveCount(4)
  },
)

test(
  'a slot that was taken meanwhile: a message says so, the day stays, the times are read again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/add-meeting?scenario=taken&as=coach&now=2027-03-02T20:00&date=2027-03-04')
    const time = page.getByRole('radio', { name: '11:00–12:00' })
    await time.click()
    await chooseClient(page, 'Ганна Василенко')
    await save(page).click()
    const times = page.getByRole('group', { name: 'Вільний час, чт, 4 березня' })
    await expect(times.getByRole('alert')).toHaveText('Цей час уже зайнято. Обери інший.')
    await expect(time).toHaveCount(0)
    await expect(page).toHaveURL(/date=2027-03-04/)
    await page.getByRole('radio', { name: '15:00–16:00' }).click()
    await expect(times.getByRole('alert')).toHaveCount(0)
  },
)

test.describe('leaving a meeting with unsaved choices', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`/calendar?${COACH}&date=2027-03-04`)
    await page.getByRole('link', { name: '11:00–12:00 вільно' }).click()
    await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
  })

  for (const [way, leave] of [
    ['«Закрити слот»', (page: Page) => page.getByRole('link', { name: 'Закрити слот' }).click()],
    ['Back', backStays],
    ['the menu', (page: Page) => page.getByRole('link', { name: 'Календар' }).click()],
  ] as const) {
    // A phone has no menu on a task screen.
    const tag = way === 'the menu' ? '@desktop' : '@phone'
    test(`asks: ${way}`, { tag }, async ({ page }) => {
      await chooseClient(page, 'Ганна Василенко')
      await expect(page).toHaveURL(/client=/)
      await leave(page)
      await question(page).getByRole('button', { name: 'Повернутись' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByText('Ганна Василенко')).toBeVisible()
      await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
      await leave(page)
      await question(page).getByRole('button', { name: 'Так, не зберігати' }).click()
      await expect(heading(page, 'Календар')).toBeVisible()
    })
  }

  test(
    'shows no question while the calendar’s time is the only choice',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.getByRole('link', { name: 'Закрити слот' }).click()
      await expect(heading(page, 'Календар')).toBeVisible()
    },
  )

  test(
    'closing the page asks, and a reload keeps the choices',
    { tag: '@desktop' },
    async ({ page }) => {
      await chooseClient(page, 'Ганна Василенко')
      await page.getByRole('combobox').selectOption('Верх тіла А')
      await expect(page).toHaveURL(/program=/)
      const asked = page.waitForEvent('dialog')
      const reloaded = page.reload()
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.accept()
      await reloaded
      await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
      await expect(page.getByText('Ганна Василенко')).toBeVisible()
      await expect(page.getByRole('combobox')).toHaveValue(/./)
    },
  )

  test(
    'shows no question on a forced logout, and signing in restores the choices',
    { tag: '@desktop' },
    async ({ page }) => {
      await chooseClient(page, 'Ганна Василенко')
      await expect(page).toHaveURL(/client=/)
      await page.evaluate(async () => {
        await window.mock?.fault('POST', '/v1/calendar/sessions', 401)
        await window.mock?.fault('POST', '/v1/auth/login/refresh', 401)
      })
      await save(page).click()
      await expect(heading(page, 'Вхід')).toBeVisible()
      await page.evaluate(() => window.mock?.clearFaults())
      await signIn(page, PERSON)
      await expect(page).toHaveURL(/\/add-meeting\?date=2027-03-04&slot=.+&client=/)
      await expect(page.getByText('Ганна Василенко')).toBeVisible()
      await save(page).click()
      await expect(page).toHaveURL('/calendar?date=2027-03-04')
      const thursday = page.getByRole('region', { name: 'четвер, 4 березня' })
      await expect(
        thursday.getByRole('button', { name: /11:00–12:00.*Ганна Василенко/ }),
      ).toHaveCount(1)
    },
  )
})
