/** A session that is recorded in the panel plays itself, up to the first difference. */
import { readSteps } from '../../replay/file.ts'
import { play } from '../../replay/play.ts'
import { COACH, signIn } from '../steps/people.ts'
import { expect, test } from '../steps/test.ts'

test('a coach’s session plays as it was recorded, and stops where a call or a text differs', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/login?scenario=typical')
  const panel = page.getByRole('dialog', { name: 'Панель QA' })
  const openSteps = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Відкрити панель QA' }).click()
    await panel.getByRole('tab', { name: /^Кроки/ }).click()
  }
  await openSteps()
  await panel.getByRole('button', { name: 'Почати запис' }).click()
  await expect(panel.getByText('триває')).toBeVisible()
  await page.keyboard.press('Control+Shift+M')

  await signIn(page, COACH)
  await expect(page.getByText('Вхід успішний!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  // A text counts once it has stayed.
  const told = () =>
    page.evaluate(async () =>
      (await window.mock?.recording())?.steps.flatMap(({ texts }) => texts.map(({ text }) => text)),
    )
  await expect.poll(told).toContain('Вхід успішний!')
  await page.reload()
  await page.getByRole('link', { name: 'Календар' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Календар' })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('region', { name: 'Запит на тренування' })
    .getByRole('button', { name: 'Підтвердити' })
    .click()
  await expect(page.getByText('Запит підтверджено')).toBeVisible()

  await openSteps()
  await panel.getByRole('textbox').fill('Доброго ранку')
  await panel.getByRole('button', { name: 'Має бути', exact: true }).click()
  await expect(panel.getByText('На екрані є: «Доброго ранку»')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Зберегти у файл' }).click()
  const file = await readSteps(await (await downloading).path())

  // What was typed is in none of them.
  expect(JSON.stringify(file.steps)).not.toContain(COACH.password)
  const kinds = ['open', 'type', 'type', 'press', 'reload', 'press', 'back', 'press', 'see']
  expect(file.steps.map(({ action }) => action.kind)).toEqual(kinds)
  const confirm = kinds.lastIndexOf('press')
  const CONFIRM = 'PATCH /v1/calendar/sessions/{id}'
  expect(file.steps[confirm]?.calls).toContainEqual({ operation: CONFIRM, status: 200 })

  const options = { origin: baseURL ?? '', pause: 0, onStep: () => {} }
  expect(await play(browser, file, options)).toBeNull()

  const broken = structuredClone(file)
  broken.state.settings.faults = [{ operation: CONFIRM, kind: 409, left: 1 }]
  expect(await play(browser, broken, options)).toEqual({
    step: confirm,
    what: 'call',
    expected: `${CONFIRM} 200`,
    actual: `${CONFIRM} 409`,
  })

  // Another text in the toast of the sign-in, as if the product said so.
  const said = structuredClone(file)
  const toast = said.steps[3]?.texts.find(({ text }) => text === 'Вхід успішний!')
  if (toast) toast.text = 'Вітаємо!'
  expect(await play(browser, said, { ...options, patience: 2000 })).toMatchObject({
    step: 3,
    what: 'text',
    expected: '«Вітаємо!»',
    actual: expect.stringContaining('«Вхід успішний!»'),
  })
})
