import type { Locator, Page } from '@playwright/test'

import { signIn, COACH } from './people.ts'
import { expect, test } from './test.ts'

const NAME = 'Ноги та прес'
const [SQUAT, PLANK, BENCH] = ['Присідання зі штангою на плечах', 'Планка', 'Жим штанги лежачи']

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The names in the plan, from top to bottom. */
async function expectPlan(page: Page, names: string[]): Promise<void> {
  await expect(button(page, /^Пересунути: /)).toHaveCount(names.length)
  const labels = names.map((name) => `Пересунути: ${name}`)
  for (const [index, label] of labels.entries())
    await expect(button(page, /^Пересунути: /).nth(index)).toHaveAccessibleName(label)
}

/** From /create-workout: chooses exercises by searching each, and comes back. */
async function addExercises(page: Page, names: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Нова вправа' }).click()
  for (const name of names) {
    await page.getByPlaceholder('Пошук').fill(name.toLowerCase())
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await button(page, `Додати ${names.length} вправи`).click()
  await expect(page).toHaveURL('/create-workout')
}

/** Presses Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${control.toString()}`)
}

test('a coach builds a workout, finds it in the library and deletes it', async ({ page }) => {
  await page.goto('/program?scenario=empty&as=coach')
  await page.getByRole('link', { name: 'Нове тренування' }).click()
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT, PLANK])
  await addExercises(page, [BENCH])
  await expectPlan(page, [SQUAT, PLANK, BENCH])

  await button(page, `Вгору: ${BENCH}`).click()
  await expectPlan(page, [SQUAT, BENCH, PLANK])
  await page.getByText(PLANK, { exact: true }).dblclick()
  await expectPlan(page, [SQUAT, BENCH])
  await button(page, 'Повернути').click()
  await expectPlan(page, [SQUAT, BENCH, PLANK])

  await button(page, 'Зберегти').click()
  await expect(page.getByText('Тренування успішно створено')).toBeVisible()
  await expect(page).toHaveURL('/program')
  await page.getByPlaceholder('Пошук').fill('ТА ПРЕС')
  await expect(page).toHaveURL(/search=/)
  await button(page, NAME).click()
  const plan = page.getByRole('list', { name: `План: ${NAME}` })
  await expect(plan.getByRole('listitem')).toHaveText(
    [SQUAT, BENCH, PLANK].map((name) => new RegExp(name)),
  )
  await expect(plan.getByText('1 сет × 1 повт.')).toHaveCount(3)

  await button(page, `Видалити: ${NAME}`).click()
  const dialog = page.getByRole('dialog', { name: 'Ви впевнені, що хочете видалити тренування?' })
  await dialog.getByRole('button', { name: 'Видалити' }).click()
  await expect(page.getByText('Тренування видалено!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ще немає тренувань' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ще немає тренувань' })).toBeVisible()
})

test('a workout brings its exercises into a meeting, and can be deleted then', async ({ page }) => {
  // In the evening no request asks for an answer.
  await page.goto('/create-workout?scenario=typical&as=coach&now=2027-03-02T20:00')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT, PLANK])
  await button(page, 'Зберегти').click()
  await expect(page).toHaveURL('/program')
  // The newest is the first.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(NAME)

  await page.goto('/add-meeting?date=2027-03-04')
  await page.getByRole('radio', { name: '11:00–12:00' }).click()
  await page.getByRole('searchbox', { name: 'Пошук клієнта' }).fill('Ганна Василенко')
  await page.getByRole('option', { name: 'Ганна Василенко' }).click()
  await button(page, 'Ok').click()
  await page.getByRole('combobox', { name: 'Програма тренувань' }).selectOption(NAME)
  await button(page, /^Зберегти/).click()
  await expect(page).toHaveURL(/\/session\/.*\/edit$/)
  const session = new URL(page.url()).pathname.replace('/edit', '')
  for (const name of [SQUAT, PLANK]) {
    const exercise = page.getByRole('group', { name })
    await expect(exercise.getByLabel('Кг/Хв, сет 1: кг', { exact: true })).toHaveValue('0')
    await expect(exercise.getByLabel('Повтори/С, сет 1: повтори', { exact: true })).toHaveValue('1')
    await expect(exercise.getByLabel(/, сет 2/)).toHaveCount(0)
    await expect(exercise.getByRole('combobox')).toHaveValue('0')
  }

  await page.goto('/program')
  await button(page, `Видалити: ${NAME}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Видалити' }).click()
  await expect(page.getByText('Тренування видалено!')).toBeVisible()
  // The session keeps what it was given.
  await page.goto(session)
  for (const name of [NAME, SQUAT, PLANK])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('the same by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  // In the evening no request asks for an answer.
  await page.goto('/program?scenario=typical&as=coach&now=2027-03-02T20:00')
  await tabTo(page, page.getByRole('link', { name: 'Нове тренування' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Назва тренування'))
  await keyboard.type(NAME)
  // The way on: what is missing has the focus.
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Нова вправа' })).toBeFocused()
  await keyboard.press('Enter')

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

  const handles = button(page, /^Пересунути: /)
  await expect(handles).toHaveCount(2)
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map(async (index) =>
      (await handles.nth(index).getAttribute('aria-label'))?.replace('Пересунути: ', ''),
    ),
  )
  await tabTo(page, button(page, `Пересунути: ${first}`))
  await keyboard.press('Space')
  await expect(page.getByText(`Взято. ${first}: місце 1 з 2`)).toBeAttached()
  await expect(async () => {
    await keyboard.press('ArrowDown')
    await expect(page.getByText(`${first}: місце 2 з 2`)).toBeAttached({ timeout: 100 })
  }).toPass()
  await keyboard.press('Space')
  await expectPlan(page, [second, first])

  await tabTo(page, button(page, `Видалити: ${first}`))
  await keyboard.press('Enter')
  await expect(button(page, 'Повернути')).toBeFocused()
  await expectPlan(page, [second])
  await keyboard.press('Enter')
  await expectPlan(page, [second, first])
  await tabTo(page, button(page, 'Зберегти'))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/program')

  await tabTo(page, button(page, NAME))
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: `План: ${NAME}` }).getByRole('listitem')).toHaveCount(
    2,
  )

  await tabTo(page, page.getByRole('link', { name: 'Календар' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Нова зустріч' }))
  await keyboard.press('Enter')
  await tabTo(page, button(page, /^Чт 4/))
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
  const programs = page.getByRole('combobox', { name: 'Програма тренувань' })
  await tabTo(page, programs)
  const names = await programs.locator('option').allTextContents()
  for (let at = 0; at < names.indexOf(NAME); at += 1) await keyboard.press('ArrowDown')
  await expect(programs.locator('option:checked')).toHaveText(NAME)
  await tabTo(page, button(page, 'Зберегти'))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/session\/.*\/edit$/)
  for (const name of [first, second])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Програми тренувань' }))
  await keyboard.press('Enter')
  await tabTo(page, button(page, `Видалити: ${NAME}`))
  await keyboard.press('Enter')
  await expect(button(page, 'Скасувати')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText('Тренування видалено!')).toBeVisible()
  await expect(button(page, NAME)).toHaveCount(0)
})

test('an exercise is dragged by its handle', async ({ page }) => {
  await page.goto('/create-workout?scenario=empty&as=coach')
  await addExercises(page, [SQUAT, PLANK, BENCH])
  const handle = button(page, `Пересунути: ${SQUAT}`)
  const from = await handle.boundingBox()
  const to = await button(page, `Пересунути: ${PLANK}`).boundingBox()
  if (!from || !to) throw new Error('No handles to drag')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 24, { steps: 8 })
  await expect(page.getByText(`${SQUAT}: місце 2 з 3`)).toBeAttached()
  await page.mouse.up()
  await expectPlan(page, [PLANK, SQUAT, BENCH])
})

test('a reload in the middle loses nothing, and a failed save neither', async ({ page }) => {
  await page.goto('/create-workout?scenario=empty&as=coach')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])

  await page.getByRole('link', { name: 'Нова вправа' }).click()
  await button(page, 'Показати ще').click()
  await expect(page.getByRole('checkbox')).toHaveCount(20)
  await page.reload()
  await expect(page.getByRole('checkbox')).toHaveCount(20)
  await page.getByPlaceholder("група м'язів").click()
  await page.getByRole('option', { name: 'Прес' }).click()
  await page.getByPlaceholder('Пошук').fill('планка')
  await page.getByRole('checkbox', { name: PLANK, exact: true }).check()
  await page.reload()
  await expect(page.getByPlaceholder('Пошук')).toHaveValue('планка')
  await expect(page.getByPlaceholder("група м'язів")).toHaveValue('Прес')
  await expect(page.getByRole('checkbox', { name: PLANK, exact: true })).toBeChecked()
  // Opened anew it starts over (spec §4 Exercise selection).
  await page.getByRole('link', { name: 'Назад' }).click()
  await page.getByRole('link', { name: 'Нова вправа' }).click()
  await expect(page.getByPlaceholder('Пошук')).toHaveValue('')
  await expect(page.getByPlaceholder("група м'язів")).toHaveValue('')
  await expect(page.getByRole('checkbox')).toHaveCount(10)
  await expect(button(page, 'Додати 0 вправи')).toBeDisabled()
  await page.getByRole('link', { name: 'Назад' }).click()

  await page.evaluate(() => window.mock?.fault('POST', '/v1/programs/', 500, 1))
  await button(page, 'Зберегти').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Не вдалося створити тренування' }).first(),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await expectPlan(page, [SQUAT])
  await button(page, 'Зберегти').click()
  await expect(page).toHaveURL('/program')
  await expect(button(page, NAME)).toBeVisible()
  await page.getByRole('link', { name: 'Нове тренування' }).click()
  await expect(page.getByLabel('Назва тренування')).toHaveValue('')
})

test('a forced logout keeps the draft for the same coach', async ({ page }) => {
  await page.goto('/create-workout?scenario=empty&as=coach')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])
  await page.evaluate(async () => {
    await window.mock?.fault('POST', '/v1/programs/', 401, 1)
    await window.mock?.fault('POST', '/v1/auth/login/refresh', 401, 1)
  })
  await button(page, 'Зберегти').click()
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/)
  await signIn(page, COACH)
  await expect(page).toHaveURL('/create-workout')
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await expectPlan(page, [SQUAT])
})

test('leaving keeps the draft, a chosen logout forgets it', async ({ page }) => {
  await page.goto('/create-workout?scenario=empty&as=coach')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])
  await page.getByRole('link', { name: 'Календар' }).click()
  await expect(page.getByRole('heading', { name: 'Календар', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await expectPlan(page, [SQUAT])

  await page.getByRole('link', { name: 'Налаштування' }).click()
  await button(page, 'Вийти').click()
  await expect(page).toHaveURL('/login')
  await signIn(page, COACH)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/create-workout')
  await expect(page.getByRole('heading', { name: 'План порожній' })).toBeVisible()
  await expect(page.getByLabel('Назва тренування')).toHaveValue('')
})

test('deleting the last workout of the last page steps back', async ({ page }) => {
  await page.goto('/program?scenario=busy&as=coach&search=тиждень 2&page=2')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  for (const shown of ['Page 2 of 2', 'Page 2 of 2', 'Page 1 of 1']) {
    await button(page, /^Видалити: /)
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Видалити' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(shown)).toBeVisible()
  }
  await expect(button(page, /^Видалити: /)).toHaveCount(6)
})
