import { expect, test } from './steps/test.ts'
import {
  BENCH,
  NAME,
  PLANK,
  SQUAT,
  addExercises,
  button,
  expectPlan,
} from './steps/workout-steps.ts'

test(
  'a coach builds a workout, finds it in the library and deletes it',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
)

test('a workout is copied, its exercises are copied into a meeting, and it can be deleted then', async ({
  page,
}) => {
  // In the evening no request waits for an answer.
  await page.goto('/create-workout?scenario=typical&as=coach&now=2027-03-02T20:00')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT, PLANK])
  await button(page, 'Зберегти').click()
  await expect(page).toHaveURL('/program')
  // The newest is the first.
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names.first()).toHaveText(NAME)

  await button(page, `Копіювати: ${NAME}`).click()
  await expect(page.getByLabel('Назва тренування')).toHaveValue(`${NAME} (копія)`)
  await expectPlan(page, [SQUAT, PLANK])
  await page.getByRole('textbox', { name: 'Сети' }).first().fill('4')
  await button(page, 'Зберегти').click()
  await expect(names.first()).toHaveText(`${NAME} (копія)`)
  // The copied one stays as it was: the meeting below has its sets.
  await expect(names.nth(1)).toHaveText(NAME)
  await button(page, `${NAME} (копія)`).click()
  const plan = page.getByRole('list', { name: `План: ${NAME} (копія)` })
  await expect(plan.getByText('4 сети × 1 повт.')).toBeVisible()

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
  // The session keeps its copy.
  await page.goto(session)
  for (const name of [NAME, SQUAT, PLANK])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
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

test(
  'deleting the last workout of the last page steps back',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
)
