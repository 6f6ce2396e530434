/** A session that is recorded in the panel is replayed, up to the first difference. */
import type { Locator, Page } from '@playwright/test'

import type { StepsFile } from '#mocks/engine/steps/step.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { play } from '../../replay/play-steps.ts'
import { readSteps } from '../../replay/steps-file.ts'
import { COACH, signIn } from '../steps/people.ts'
import { addExercises, BENCH, expectPlan, PLANK, SQUAT } from '../steps/plans.ts'
import { heading, openerOf, panelOf } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

async function openSteps(page: Page): Promise<Locator> {
  const panel = panelOf(page)
  await openerOf(page).click()
  await panel.getByRole('tab', { name: /^Кроки/ }).click()
  return panel
}

/** Presses «Почати запис» and closes the panel. */
async function beginRecording(page: Page): Promise<void> {
  const panel = await openSteps(page)
  await panel.getByRole('button', { name: 'Почати запис' }).click()
  await expect(panel.getByText('триває')).toBeVisible()
  await page.keyboard.press('Control+Shift+M')
}

async function savedSteps(page: Page, panel: Locator): Promise<StepsFile> {
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Зберегти у файл' }).click()
  return readSteps(await (await downloading).path())
}

test('a coach’s session is replayed as it was recorded, and stops if a call or a text differs', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/login?scenario=typical')
  await beginRecording(page)

  await signIn(page, COACH)
  await expect(page.getByText(SPEC.signedIn)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  // A text is recorded once it has been visible for a while.
  const recordedTexts = () =>
    page.evaluate(async () =>
      (await window.mock?.recording())?.steps.flatMap(({ texts }) => texts.map(({ text }) => text)),
    )
  await expect.poll(recordedTexts).toContain(SPEC.signedIn)
  await page.reload()
  await page.getByRole('link', { name: 'Календар' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Календар' })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('region', { name: 'Запит на тренування' })
    .getByRole('button', { name: 'Підтвердити' })
    .click()
  await expect(page.getByText('Запит підтверджено')).toBeVisible()
  // A fault for all calls of the operation, as the panel sets it.
  await page.evaluate(() => window.mock?.fault('POST', '/v1/auth/login', 500, undefined))

  const panel = await openSteps(page)
  await panel.getByRole('textbox').fill('Доброго ранку')
  await panel.getByRole('button', { name: 'Має бути', exact: true }).click()
  await expect(panel.getByText('На екрані є: «Доброго ранку»')).toBeVisible()
  const file = await savedSteps(page, panel)

  // None of them contains what was typed.
  expect(JSON.stringify(file.steps)).not.toContain(COACH.password)
  const kinds = 'open type type press reload press back press mock see'.split(' ')
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

  // Another text in the toast of the sign-in, as if the product showed it.
  const said = structuredClone(file)
  const toast = said.steps[3]?.texts.find(({ text }) => text === SPEC.signedIn)
  if (toast) toast.text = 'Вітаємо!'
  expect(await play(browser, said, { ...options, longestWait: 5000 })).toMatchObject({
    step: 3,
    what: 'text',
    expected: '«Вітаємо!»',
    actual: expect.stringContaining(`«${SPEC.signedIn}»`),
  })
})

/** A little longer than a text must be visible to be recorded. */
const NOTED_MS = 400

test('slow typing and dragging, a double click, a hovered link, a page that is left at once, and Back and Forward are replayed', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('/client-baze?scenario=typical&as=coach&now=2027-03-02T20:00')
  await beginRecording(page)

  // Texts that are shown only while a person types are no differences: no client has such a name.
  const search = page.getByRole('searchbox')
  await search.pressSequentially('Ганq', { delay: NOTED_MS })
  await expect(page.getByText('0 клієнтів')).toBeVisible()
  await page.keyboard.press('Backspace', { delay: NOTED_MS })
  await search.pressSequentially('на', { delay: NOTED_MS })
  await expect(page.getByText('1 клієнт', { exact: true })).toBeVisible()

  // A link loads its data when the pointer or the focus is on it, and not again when it is pressed.
  const client = page.getByRole('list', { name: 'Клієнти' }).getByRole('link').first()
  const calendar = page.getByRole('link', { name: 'Календар' }).first()
  const reads = () => page.evaluate(async () => (await window.mock?.requests())?.length ?? 0)
  for (const link of [client, calendar]) {
    const before = await reads()
    await link.hover()
    await expect.poll(reads).toBeGreaterThan(before)
  }
  await page.keyboard.press('Tab')
  await calendar.click()
  await expect(heading(page, 'Календар')).toBeVisible()
  // Left at once, often before the recording continues on that page. For a moment after a document
  // was committed, the browser refuses to go back.
  await page.goto('/settings', { waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.goto('/settings')
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Налаштування')).toBeVisible()

  await page.goto('/create-workout')
  await page.getByLabel('Назва тренування').fill('Ноги')
  await addExercises(page, [SQUAT, PLANK, BENCH])
  const handle = page.getByRole('button', { name: `Пересунути: ${BENCH}` })
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.down()
  await page.mouse.move(x, y - 12, { steps: 4 })
  await expect(page.getByText(`Взято. ${BENCH}`)).toBeVisible()
  await page.mouse.move(x, y - 120, { steps: 10 })
  await expect(page.getByText(`${BENCH}: місце 2 з 3`)).toBeVisible()
  await page.mouse.up()
  await expectPlan(page, [SQUAT, BENCH, PLANK])
  await page.getByText(PLANK, { exact: true }).dblclick()
  await expectPlan(page, [SQUAT, BENCH])

  const panel = await openSteps(page)
  // The pressed control is removed, and the focus with it: Escape still closes the panel.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const file = await savedSteps(page, await openSteps(page))
  const actions = file.steps.map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'type', value: 'Ганна' }),
      expect.objectContaining({ kind: 'back' }),
      expect.objectContaining({ kind: 'forward' }),
      expect.objectContaining({ kind: 'drag' }),
      { kind: 'press', target: { by: 'text', name: PLANK }, twice: true },
    ]),
  )
  const options = { origin: baseURL ?? '', pause: 0, onStep: () => {} }
  expect(await play(browser, file, options)).toBeNull()
})
