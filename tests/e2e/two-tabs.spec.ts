/** One person has the same thing open in two tabs: nothing that was typed in either is lost unseen. */
import type { BrowserContext, Page } from '@playwright/test'

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
} from './steps/meetings.ts'
import { callsOf, HELD_MS, latency } from './steps/people.ts'
import { expect, test } from './steps/test.ts'
import { NAME, button } from './steps/workout-steps.ts'

const SLOW_MS = 2000
const PUT = 'PUT /v1/calendar/sessions/{id}'
const EDITOR = `/session/${STRENGTH}/edit`

const planName = (page: Page) => page.getByPlaceholder('Програма')
const changedNote = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Взяти нову версію' }) })

/** The same address in two tabs of one person. */
async function openTwice(
  page: Page,
  context: BrowserContext,
  { path, query }: { path: string; query: string },
): Promise<Page> {
  await page.goto(`${path}?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await context.newPage()
  await second.goto(path)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  return second
}

test.describe('a draft in both tabs', () => {
  test('11: a workout that is being built is the same in both', async ({ page, context }) => {
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
    // Saved there: here it is the session's own plan now, and nothing is left to ask about.
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
    // It was begun from what was saved: there is nothing to choose.
    await expect(changedNote(second)).toHaveCount(0)
    await save(second).click()
    await expect(second).toHaveURL('/calendar?date=2027-03-03')
    await second.goto(`/session/${STRENGTH}`)
    await expect(second.getByRole('heading', { name: 'Легкий день' })).toBeVisible()
  })

  /** In the first tab a plan is edited; in the second the session gets another program meanwhile. */
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

  test('12.8: the second to save is asked, and may keep their own', async ({ page, context }) => {
    const second = await changeMeanwhile(page, context)
    await expect(planName(page)).toHaveValue('Моя назва')
    await changedNote(page).getByRole('button', { name: 'Зберегти мої зміни' }).click()
    await expect(page).toHaveURL('/calendar?date=2027-03-03')
    expect(await callsOf(page, PUT)).toBe(1)
    await second.goto(`/session/${STRENGTH}`)
    await expect(second.getByRole('heading', { name: 'Моя назва' })).toBeVisible()
    await expect(second.getByText(SQUAT)).toBeVisible()
  })

  test('12.8: the second to save is asked, and may take the new one', async ({ page, context }) => {
    await changeMeanwhile(page, context)
    await changedNote(page).getByRole('button', { name: 'Взяти нову версію' }).click()
    await expect(changedNote(page)).toHaveCount(0)
    await expect(planName(page)).toHaveValue('Верх тіла А')
    await expect(save(page)).toBeFocused()
    // Nothing is left to ask about.
    await page.getByRole('link', { name: 'Назад' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(heading(page, 'Деталі тренування')).toBeVisible()
    expect(await callsOf(page, PUT)).toBe(0)
  })
})

const SCHEDULES = '/v1/calendar/schedules'
const SLOTS = '/v1/calendar/schedules/{id}/time_slots'

const addSlot = (page: Page, day: string): Promise<void> =>
  page.getByRole('button', { name: `Додати слот. ${day}` }).click()
const start = (page: Page, day: string) =>
  page.getByRole('textbox', { name: `Початок. ${day}, слот 1` })
const end = (page: Page, day: string) =>
  page.getByRole('textbox', { name: `Кінець. ${day}, слот 1` })

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  await page.getByRole('button', { name: 'Зрозуміло' }).click()
}

/** The calls of a tab that changed something, in order. */
const changes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await window.mock?.requests()) ?? [])
      .filter(({ method }) => method !== 'GET')
      .map(({ operation, status }) => `${operation} ${status}`),
  )

/** The draft of hours as the device keeps it. */
const hoursDraft = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^draft\/.*\/hours$/.test(name))
    return key === undefined ? null : localStorage.getItem(key)
  })

/** Whether saving the draft has been begun. */
const isBegun = async (page: Page): Promise<boolean> =>
  (await hoursDraft(page))?.includes('"progress":{') ?? false

/** Marks the page from the first moment on that it calls a save broken. */
const noteBroken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Частину змін могло бути збережено'))
        document.documentElement.dataset['broken'] = ''
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

test.describe('hours in both tabs', () => {
  test('12.10: an edit while the other tab saves is saved without a call too many', async ({
    page,
    context,
  }) => {
    const second = await openTwice(page, context, {
      path: '/schedules',
      query: 'scenario=empty&as=coach',
    })
    await addSlot(page, 'Понеділок')
    await expect(start(second, 'Понеділок')).toHaveValue('09:00')
    await latency(page, HELD_MS)
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
    await addSlot(second, 'Вівторок')
    await latency(page, 0)
    await saved(page)
    expect(await changes(page)).toEqual([`POST ${SCHEDULES} 201`, `POST ${SLOTS} 201`])
    await expect(start(second, 'Вівторок')).toHaveValue('09:00')
    await second.getByRole('button', { name: 'Зберегти' }).click()
    await saved(second)
    expect(await changes(second)).toEqual([`POST ${SCHEDULES} 201`, `POST ${SLOTS} 201`])
    await second.reload()
    await expect(start(second, 'Понеділок')).toHaveValue('09:00')
    await expect(start(second, 'Вівторок')).toHaveValue('09:00')
  })

  test('12.10: both save at once: one after the other, and neither is called broken', async ({
    page,
    context,
  }) => {
    const second = await openTwice(page, context, {
      path: '/schedules',
      query: 'scenario=empty&as=coach',
    })
    await addSlot(page, 'Понеділок')
    await addSlot(page, 'Середа')
    await expect(start(second, 'Середа')).toHaveValue('09:00')
    await noteBroken(second)
    await latency(page, HELD_MS)
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
    await addSlot(second, 'Вівторок')
    await expect(second.getByText('Є незбережені зміни')).toBeVisible()
    // The first call of the save is answered, and the next one is not yet.
    await latency(page, SLOW_MS)
    await expect.poll(() => isBegun(second)).toBe(true)
    await second.getByRole('button', { name: 'Зберегти' }).click()
    await expect(second.getByRole('button', { name: 'Збереження…' })).toBeVisible()
    await expect.poll(() => changes(page)).toContain(`POST ${SCHEDULES} 201`)
    await latency(page, 0)
    await saved(page)
    await saved(second)
    const once = [`POST ${SCHEDULES} 201`, `POST ${SLOTS} 201`]
    expect(await changes(page)).toEqual([...once, ...once])
    expect(await changes(second)).toEqual(once)
    await expect(second.locator('html')).not.toHaveAttribute('data-broken')
    await second.reload()
    for (const day of ['Понеділок', 'Вівторок', 'Середа'])
      await expect(start(second, day)).toHaveValue('09:00')
    expect(await hoursDraft(second)).toBeNull()
  })

  test('12.10: hours that were saved in one tab are those of the other', async ({
    page,
    context,
  }) => {
    const second = await openTwice(page, context, {
      path: '/schedules',
      query: 'scenario=empty&as=coach',
    })
    await addSlot(page, 'Понеділок')
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await saved(page)
    await expect(start(second, 'Понеділок')).toHaveValue('09:00')
    await end(second, 'Понеділок').fill('17:00')
    await end(second, 'Понеділок').blur()
    await second.getByRole('button', { name: 'Зберегти' }).click()
    await saved(second)
    expect(await changes(second)).toEqual([
      `POST ${SCHEDULES} 201`,
      `POST ${SLOTS} 201`,
      `DELETE ${SCHEDULES}/{id} 204`,
    ])
    await expect(end(page, 'Понеділок')).toHaveValue('17:00')
  })
})

test('11: an account deleted in one tab is gone in the other, with its drafts', async ({
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
  // The first tab asks nothing: there are no changes that could be kept.
  await expect(heading(page, 'Вхід')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([])
})
