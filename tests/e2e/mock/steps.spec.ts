/** A session that is recorded in the panel is replayed, up to the first difference. */
import type { Locator, Page } from '@playwright/test'

import type { StepsFile } from '#mocks/engine/steps/step.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { play } from '../../replay/play-steps.ts'
import { readSteps } from '../../replay/steps-file.ts'
import { COACH, signIn } from '../steps/people.ts'
import { openerOf, panelOf } from '../steps/screen.ts'
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

test('a coach’s session is replayed as it was recorded, and stops if a call differs', async ({
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
})
