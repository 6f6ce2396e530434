import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { addExercises, BENCH, expectPlan, NAME, PLANK, SQUAT } from './steps/plans.ts'
import { button } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

test('a coach builds a workout, finds it in the library and deletes it @quick', async ({
  page,
}) => {
  await page.goto('/program?scenario=empty&as=coach')
  await page.getByRole('link', { name: 'Нове тренування' }).click()
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT, PLANK])
  await addExercises(page, [BENCH])
  await expectPlan(page, [SQUAT, PLANK, BENCH])

  // Dragged by its handle.
  const from = await button(page, `Пересунути: ${PLANK}`).boundingBox()
  const to = await button(page, `Пересунути: ${BENCH}`).boundingBox()
  if (!from || !to) throw new Error('No handles to drag')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 24, { steps: 8 })
  await expect(page.getByText(`${PLANK}: місце 3 з 3`)).toBeAttached()
  await page.mouse.up()
  await expectPlan(page, [SQUAT, BENCH, PLANK])
  await page.getByText(PLANK, { exact: true }).dblclick()
  await expectPlan(page, [SQUAT, BENCH])
  await button(page, 'Повернути').click()
  await expectPlan(page, [SQUAT, BENCH, PLANK])

  await button(page, 'Зберегти').click()
  await expect(page.getByText(SPEC.workoutCreated)).toBeVisible()
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
  await expect(page.getByText(SPEC.workoutDeleted)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ще немає тренувань' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ще немає тренувань' })).toBeVisible()
})

test('a workout that is being built, and the choice of its exercises, survive reloads and another screen @phone', async ({
  page,
}) => {
  await page.goto('/create-workout?scenario=empty&as=coach')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])

  await page.getByRole('link', { name: 'Нова вправа' }).click()
  await page.getByPlaceholder("група м'язів").click()
  await page.getByRole('option', { name: 'Прес' }).click()
  await page.getByPlaceholder('Пошук').fill('планка')
  await page.getByRole('checkbox', { name: PLANK, exact: true }).check()
  await page.reload()
  await expect(page.getByPlaceholder('Пошук')).toHaveValue('планка')
  await expect(page.getByPlaceholder("група м'язів")).toHaveValue('Прес')
  await expect(page.getByRole('checkbox', { name: PLANK, exact: true })).toBeChecked()

  const back = page.getByRole('link', { name: 'Назад' })
  await back.click()
  await page.reload()
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await back.click()
  await expect(page.getByRole('heading', { name: 'Бібліотека тренувань', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await expectPlan(page, [SQUAT])
})
