/** One person edits the same thing in two tabs: no input in either is lost without a message. */
import type { BrowserContext, Page } from '@playwright/test'

import { callsOf, HELD_MS, latency } from '../steps/accounts.ts'
import {
  BENCH,
  COACH,
  ROW,
  SQUAT,
  STRENGTH,
  exercise,
  heading,
  order,
  question,
  save,
} from '../steps/meetings.ts'
import { openTwice } from '../steps/tabs.ts'
import { expect, test } from '../steps/test.ts'
import { NAME, button } from '../steps/workout-steps.ts'

const PUT = 'PUT /v1/calendar/sessions/{id}'
const EDITOR = `/session/${STRENGTH}/edit`

const planName = (page: Page) => page.getByPlaceholder('Програма')
const changedNote = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Взяти нову версію' }) })

test.describe('a draft in both tabs', () => {
  test('a workout that is being built is the same in both', async ({ page, context }) => {
    const second = await openTwice(page, context, {
      path: '/create-workout',
      query: 'scenario=empty&as=coach',
    })
    await page.getByLabel('Назва тренування').fill(NAME)
    await expect(second.getByLabel('Назва тренування')).toHaveValue(NAME)
    await second.getByLabel('Назва тренування').fill(`${NAME} 2`)
    await expect(page.getByLabel('Назва тренування')).toHaveValue(`${NAME} 2`)
    await page.getByRole('link', { name: 'Нова вправа' }).click()
    await page.getByPlaceholder('Пошук').fill(SQUAT.toLowerCase())
    await page.getByRole('checkbox', { name: SQUAT, exact: true }).check()
    await button(page, 'Додати 1 вправу').or(button(page, 'Додати 1 вправи')).click()
    await expect(button(second, `Пересунути: ${SQUAT}`)).toBeVisible()
    await button(second, 'Зберегти').click()
    await expect(second).toHaveURL('/program')
    await expect(page.getByLabel('Назва тренування')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'План порожній' })).toBeVisible()
  })

  test('12.8: a plan that is being edited is the same in both', async ({ page, context }) => {
    const second = await openTwice(page, context, { path: EDITOR, query: COACH })
    await planName(page).fill('Важкий день')
    await expect(planName(second)).toHaveValue('Важкий день')
    await exercise(second, SQUAT).getByRole('button', { name: 'Новий сет' }).click()
    await expect(exercise(page, SQUAT).getByRole('listitem')).toHaveCount(8)
    await save(page).click()
    await expect(page).toHaveURL('/calendar?date=2027-03-03')
    // It was saved in the other tab, so it is now the saved plan here, and nothing is unsaved.
    await expect(planName(second)).toHaveValue('Важкий день')
    await expect(exercise(second, SQUAT).getByRole('listitem')).toHaveCount(8)
    await second.getByRole('link', { name: 'Назад' }).click()
    await expect(heading(second, 'Деталі тренування')).toBeVisible()
    await expect(second.getByRole('heading', { name: 'Важкий день' })).toBeVisible()
  })
})

test.describe('the same session edited in both', () => {
  test('12.8: what is typed in one while the other saves stays a draft', async ({
    page,
    context,
  }) => {
    const second = await openTwice(page, context, { path: EDITOR, query: COACH })
    await planName(page).fill('Важкий день')
    await expect(planName(second)).toHaveValue('Важкий день')
    await latency(page, HELD_MS)
    await save(page).click()
    await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
    await planName(second).fill('Легкий день')
    await latency(page, 0)
    await expect(page).toHaveURL('/calendar?date=2027-03-03')
    await second.reload()
    await expect(planName(second)).toHaveValue('Легкий день')
    // It is based on what was saved, so there is nothing to choose.
    await expect(changedNote(second)).toHaveCount(0)
    await save(second).click()
    await expect(second).toHaveURL('/calendar?date=2027-03-03')
    await second.goto(`/session/${STRENGTH}`)
    await expect(second.getByRole('heading', { name: 'Легкий день' })).toBeVisible()
  })

  /**
   * In the first tab a plan is edited; in the second the session gets another program meanwhile.
   */
  async function changeMeanwhile(page: Page, context: BrowserContext): Promise<Page> {
    await page.goto(`${EDITOR}?${COACH}`)
    await planName(page).fill('Моя назва')
    const second = await context.newPage()
    await second.goto(`/add-meeting/${STRENGTH}`)
    await second
      .getByRole('combobox', { name: 'Програма тренувань' })
      .selectOption({ label: 'Верх тіла А' })
    await save(second).click()
    await expect(second).toHaveURL(EDITOR)
    // The other tab's changes are still a draft.
    await expect(planName(page)).toHaveValue('Моя назва')
    await expect(order(page)).toHaveText([SQUAT, BENCH, ROW])
    await save(page).click()
    await expect(changedNote(page)).toContainText('Після початку редагування тренування змінили')
    expect(await callsOf(page, PUT)).toBe(0)
    return second
  }

  test('12.8: the second to save is asked, and may keep their own changes', async ({
    page,
    context,
  }) => {
    const second = await changeMeanwhile(page, context)
    await expect(planName(page)).toHaveValue('Моя назва')
    await changedNote(page).getByRole('button', { name: 'Зберегти мої зміни' }).click()
    await expect(page).toHaveURL('/calendar?date=2027-03-03')
    expect(await callsOf(page, PUT)).toBe(1)
    await second.goto(`/session/${STRENGTH}`)
    await expect(second.getByRole('heading', { name: 'Моя назва' })).toBeVisible()
    await expect(second.getByText(SQUAT)).toBeVisible()
  })

  test('12.8: the second to save is asked, and may accept the new version', async ({
    page,
    context,
  }) => {
    await changeMeanwhile(page, context)
    await changedNote(page).getByRole('button', { name: 'Взяти нову версію' }).click()
    await expect(changedNote(page)).toHaveCount(0)
    await expect(planName(page)).toHaveValue('Верх тіла А')
    await expect(save(page)).toBeFocused()
    // Nothing is unsaved any more.
    await page.getByRole('link', { name: 'Назад' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(heading(page, 'Деталі тренування')).toBeVisible()
    expect(await callsOf(page, PUT)).toBe(0)
  })
})

test('an account deleted in one tab is deleted in the other, with its drafts', async ({
  page,
  context,
}) => {
  await page.goto(`${EDITOR}?${COACH}`)
  await planName(page).fill('Важкий день')
  const second = await context.newPage()
  await second.goto('/settings')
  await second.getByRole('button', { name: 'Видалити' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Видалити', exact: true }).click()
  await expect(second).toHaveURL('/register')
  await expect(second.getByText('Акаунт видалено')).toBeVisible()
  // The first tab shows no question, because its changes cannot be kept.
  await expect(heading(page, 'Вхід')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([])
})
