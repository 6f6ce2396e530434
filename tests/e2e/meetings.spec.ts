import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

/** In the evening every open request has been annulled, so that no popup asks for an answer. */
const COACH = 'scenario=typical&as=coach&now=2027-03-02T20:00'
const CLIENT = 'scenario=typical&as=client&now=2027-03-02T20:00'

const id = (last: string): string => `5e551000-0000-4000-8000-0000000000${last}`
/** Wednesday 3 March 17:00, «Сила: база 5×5»; the client's own at 18:00, «Верх тіла А». */
const STRENGTH = id('8b')
const OWN = id('db')
/** Friday 5 March 11:00, without a program. */
const NAMELESS = id('92')

const SQUAT = 'Присідання зі штангою на плечах'
const BENCH = 'Жим штанги лежачи'
const ROW = 'Тяга штанги в нахилі'

const exercise = (page: Page, name: string) => page.getByRole('group', { name })
const save = (page: Page) => page.getByRole('button', { name: /^Зберегти/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The exercises of the editor in their order. */
const order = (page: Page) => page.getByRole('heading', { level: 3 })

async function chooseClient(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Пошук клієнта' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const names = await focused.evaluateAll((all) =>
      all.map((one) => one.ariaLabel ?? one.textContent?.trim() ?? ''),
    )
    if (names[0] === name) return
  }
  throw new Error(`Tab does not lead to «${name}»`)
}

/** Sees that the row of a session's plan reads so, cells joined. */
const expectRows = (page: Page, table: number, rows: string[]): Promise<void> =>
  expect(page.getByRole('table').nth(table).getByRole('row')).toHaveText(rows)

test('a meeting with a program: made, its sets edited by keyboard alone, read back the same', async ({
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

test('exercises are put in order by Space and arrows on the handle', async ({ page }) => {
  await page.goto(`/session/${STRENGTH}/edit?${COACH}`)
  const handle = page.getByRole('button', { name: `Пересунути: ${SQUAT}` })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Взято. ${SQUAT}: місце 1 з 3`)).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`${SQUAT}: місце 2 з 3`)).toBeAttached({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(order(page)).toHaveText([BENCH, SQUAT, ROW])
})

test('without a program a meeting leads back to the calendar', async ({ page }) => {
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
})

test('a meeting is found by keyboard: search, arrows, Enter', async ({ page }) => {
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
})

test('what is chosen for a meeting outlives a reload', async ({ page }) => {
  await page.goto(`/add-meeting?${COACH}&date=2027-03-04`)
  await page.getByRole('radio', { name: '11:00–12:00' }).click()
  await chooseClient(page, 'Ганна Василенко')
  await page.getByRole('combobox').selectOption('Верх тіла А')
  await page.reload()
  await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
  await expect(page.getByText('Ганна Василенко')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue(/./)
})

test('a nameless meeting is given another time and a program', async ({ page }) => {
  await page.goto(`/session/${NAMELESS}?${COACH}`)
  await page.getByRole('link', { name: 'Оберіть тренування ↗' }).click()
  await expect(page).toHaveURL(`/add-meeting/${NAMELESS}`)
  await expect(page.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
  await page.getByRole('button', { name: /^Сб 6/ }).click()
  await expect(page.getByText("залишається п'ятниця, 5 березня, 11:00–12:00")).toBeVisible()
  await page.getByRole('radio', { name: '13:00–14:00' }).click()
  await page.getByRole('combobox').selectOption('Верх тіла А')
  await save(page).click()
  await expect(page.getByText('Сесія оновлена')).toBeVisible()
  await expect(page).toHaveURL(`/session/${NAMELESS}/edit`)
  await expect(page.getByText('субота, 6 березня, 13:00–14:00')).toBeVisible()
  await expect(page.getByLabel('Назва програми')).toHaveValue('Верх тіла А')
  await expect(exercise(page, BENCH).getByRole('listitem')).toHaveCount(4)
})

test('a slot that was taken meanwhile: said so, the day stays, the times are read anew', async ({
  page,
}) => {
  await page.goto('/add-meeting?scenario=taken&as=coach&now=2027-03-02T20:00&date=2027-03-04')
  const time = page.getByRole('radio', { name: '11:00–12:00' })
  await time.click()
  await chooseClient(page, 'Ганна Василенко')
  await save(page).click()
  const times = page.getByRole('group', { name: 'Вільний час, четвер, 4 березня' })
  await expect(times.getByRole('alert')).toHaveText('Цей час уже зайнято. Оберіть інший.')
  await expect(time).toHaveCount(0)
  await expect(page).toHaveURL(/date=2027-03-04/)
  await page.getByRole('radio', { name: '15:00–16:00' }).click()
  await expect(times.getByRole('alert')).toHaveCount(0)
})

test.describe('leaving the editor with unsaved changes', () => {
  const question = (page: Page) =>
    page.getByRole('dialog', { name: 'Відмінити не збережені зміни?' })

  test.beforeEach(async ({ page }) => {
    await page.goto(`/session/${STRENGTH}?${COACH}`)
    await page.getByRole('link', { name: 'Редагувати' }).click()
    await exercise(page, SQUAT).getByRole('button', { name: 'Новий сет' }).click()
  })

  for (const [way, leave] of [
    ['the back arrow', (page: Page) => page.getByRole('link', { name: 'Назад' }).click()],
    ['Back', (page: Page) => page.evaluate(() => history.back())],
    ['the menu', (page: Page) => page.getByRole('link', { name: 'База клієнтів' }).click()],
  ] as const) {
    test(`asks: ${way}`, async ({ page }) => {
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

  test('closing the page asks, and a reload keeps the draft', async ({ page }) => {
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
    // Nothing is left to ask about.
    await page.getByRole('link', { name: 'Назад' }).click()
    await expect(heading(page, 'Деталі тренування')).toBeVisible()
  })
})

test('a forced logout keeps the draft of the same person', async ({ page }) => {
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
})

test('a failed save keeps what was typed', async ({ page }) => {
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
