/**
 * What one person types in two tabs: both show it, and what one of them saves is then the saved
 * state of the other. No input in either is lost without a message.
 */
import type { Locator, Page } from '@playwright/test'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { callsOf, HELD_MS, latency } from '../steps/calls.ts'
import { AS_COACH, exercise, NAME, save, SQUAT, STRENGTH } from '../steps/plans.ts'
import { button, heading, openTwice, question } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

const EDITOR = `/session/${STRENGTH}/edit`
const planName = (page: Page) => page.getByPlaceholder('Програма')

/** Nobody is asked about unsaved changes on the way to the settings. */
async function leavesUnasked(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Налаштування' }).first().click()
  await expect(heading(page, 'Налаштування')).toBeVisible()
}

test('the client’s card and measurements are saved in the other tab', async ({ page, context }) => {
  const notes = (tab: Page) => tab.getByLabel('Нотатки для тренера')
  const weight = (tab: Page) => tab.getByLabel('Вага, кг')
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Нові виміри' })
  const saveIn = (place: Page | Locator) => place.getByRole('button', { name: 'Зберегти' })
  const second = await openTwice(page, context, { path: '/', query: 'scenario=typical&as=client' })
  await notes(page).fill('Лише ранок')
  await expect(notes(second)).toHaveValue('Лише ранок')
  await saveIn(second).click()
  await expect(second.getByText('Картку збережено')).toBeVisible()
  await expect(saveIn(page)).toHaveCount(0)
  await expect(notes(page)).toHaveValue('Лише ранок')
  expect(await callsOf(second, 'PATCH /v1/clients/me/client_info')).toBe(1)

  for (const tab of [page, second]) {
    if (tab === second) await expect(tab.getByText('Є незбережені виміри')).toBeVisible()
    await tab.getByRole('button', { name: 'Нові виміри' }).click()
    if (tab === page) await weight(tab).fill('87')
  }
  await expect(weight(second)).toHaveValue('87')
  // They could not be saved here.
  await page.evaluate(() => window.mock?.fault('PATCH', '/v1/clients/me/client_info', 503, 1))
  await saveIn(dialog(page)).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await saveIn(dialog(second)).click()
  await expect(second.getByText('Виміри збережено')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Є незбережені виміри')).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: '87 кг' })).toBeVisible()
  await leavesUnasked(page)
})

test('a workout that is being built is the same in both; exercises are chosen in each for itself', async ({
  page,
  context,
}) => {
  const second = await openTwice(page, context, {
    path: '/create-workout',
    query: 'scenario=empty&as=coach',
  })
  const nameIn = (tab: Page) => tab.getByLabel('Назва тренування')
  const boxes = (tab: Page) => tab.getByRole('main').getByRole('checkbox')
  const chosen = (tab: Page) => tab.getByRole('main').getByRole('checkbox', { checked: true })
  const planned = (tab: Page) => tab.getByRole('button', { name: /^Пересунути: / })
  await nameIn(page).fill(NAME)
  await expect(nameIn(second)).toHaveValue(NAME)
  await nameIn(second).fill(`${NAME} 2`)
  await expect(nameIn(page)).toHaveValue(`${NAME} 2`)

  for (const tab of [page, second]) await tab.getByRole('link', { name: 'Нова вправа' }).click()
  await boxes(page).first().check()
  await boxes(page).nth(1).check()
  await boxes(second).nth(2).check()
  await expect(chosen(page)).toHaveCount(2)
  await page.reload()
  await expect(chosen(page)).toHaveCount(2)
  await button(page, 'Додати 2 вправи').click()
  await expect(planned(page)).toHaveCount(2)
  await expect(chosen(second)).toHaveCount(1)
  await button(second, 'Додати 1 вправи').click()
  for (const tab of [page, second]) await expect(planned(tab)).toHaveCount(3)

  await button(second, 'Зберегти').click()
  await expect(second).toHaveURL('/program')
  await expect(nameIn(page)).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'План порожній' })).toBeVisible()
})

test('12.8: a plan is the same in both; what is typed back in one while the other saves stays a draft', async ({
  page,
  context,
}) => {
  const second = await openTwice(page, context, { path: EDITOR, query: AS_COACH })
  const before = await planName(page).inputValue()
  await planName(page).fill('Важкий день')
  await expect(planName(second)).toHaveValue('Важкий день')
  await exercise(second, SQUAT).getByRole('button', { name: 'Новий сет' }).click()
  await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(8)
  await latency(page, HELD_MS)
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
  await planName(second).fill(before)
  await latency(page, 0)
  await expect(page).toHaveURL('/calendar?date=2027-03-03')
  await second.reload()
  await expect(planName(second)).toHaveValue(before)
  await expect(exercise(second, SQUAT).getByRole('listitem')).toHaveCount(8)
  // It is based on what was saved, so there is nothing to choose.
  await expect(second.getByRole('button', { name: 'Взяти нову версію' })).toHaveCount(0)
  await save(second).click()
  await expect(second).toHaveURL('/calendar?date=2027-03-03')
  await second.goto(`/session/${STRENGTH}`)
  await expect(second.getByRole('heading', { name: before })).toBeVisible()
})

test('an account deleted in one tab is deleted in the other, with its drafts', async ({
  page,
  context,
}) => {
  await page.goto(`${EDITOR}?${AS_COACH}`)
  await planName(page).fill('Важкий день')
  const second = await context.newPage()
  await second.goto('/settings')
  await second.getByRole('button', { name: 'Видалити' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Видалити', exact: true }).click()
  await expect(second).toHaveURL('/register')
  await expect(second.getByText(SPEC.accountDeleted)).toBeVisible()
  // The first tab shows no question, because its changes cannot be kept.
  await expect(heading(page, 'Вхід')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([])
})
