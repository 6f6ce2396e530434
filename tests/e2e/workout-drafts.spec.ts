import { COACH, signIn } from './steps/accounts.ts'
import { expect, test } from './steps/test.ts'
import { NAME, PLANK, SQUAT, addExercises, button, expectPlan } from './steps/workout-steps.ts'

test('a reload in the middle loses nothing, nor does a failed save', async ({ page }) => {
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
  // Opened again it starts with an empty choice (product §4 «Exercise selection»).
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

test('leaving keeps the draft, a logout by choice deletes it', async ({ page }) => {
  await page.goto('/create-workout?scenario=empty&as=coach')
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])
  const back = page.getByRole('link', { name: 'Назад' })
  await back.click()
  await expect(page.getByRole('heading', { name: 'Бібліотека тренувань', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Назва тренування')).toHaveValue(NAME)
  await expectPlan(page, [SQUAT])

  await back.click()
  await page.getByRole('link', { name: 'Налаштування' }).click()
  await button(page, 'Вийти').click()
  await expect(page).toHaveURL('/login')
  await signIn(page, COACH)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/create-workout')
  await expect(page.getByRole('heading', { name: 'План порожній' })).toBeVisible()
  await expect(page.getByLabel('Назва тренування')).toHaveValue('')
})
