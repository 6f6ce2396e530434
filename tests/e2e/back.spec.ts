/**
 * Back on a phone: what it closes, and the forms that it skips (decision 78). As these journeys use
 * most screens, their pages are translated by the browser.
 */
import type { Page } from '@playwright/test'

import { translatePage } from '../support/translator.ts'
import { HELD_MS, latency } from './steps/calls.ts'
import { COACH, newestCode, signIn, typeCode } from './steps/people.ts'
import {
  addExercises,
  AS_CLIENT,
  BENCH,
  chooseClient,
  NAME,
  OWN,
  save,
  SQUAT,
  STRENGTH,
} from './steps/plans.ts'
import { backStays, button, goTo, heading, popup, strip } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const seen = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toBeVisible()

const toMenu = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().click()

test.beforeEach(({ page }) => page.addInitScript(translatePage))

test('Back closes what is open, and only then leaves the screen', async ({ page }) => {
  /** Opens something, and closes it by Back. */
  const closes = async (path: string, name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    const over = page.getByRole('dialog')
    await expect(over).toBeVisible()
    await backStays(page)
    await expect(over).toBeHidden()
    await seen(page)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/settings?scenario=typical&as=coach')
  await seen(page)
  // The first page of its visit, so Back has no entry to return to.
  await page.goto('/dashboard')
  await closes('/dashboard', /^Запити: \d/)
  await toMenu(page, 'Календар')
  await closes('/calendar', 'Обрати дату')
  await closes('/calendar', /підтверджено$/)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await goTo(page, '/coach')
  await closes('/coach', /^Відкрити сертифікат/)

  await page.goto('/coach/olena-koval?as=client&date=2027-03-04')
  await closes('/coach/olena-koval', '15:00–16:00 вільно')
})

test('after a meeting is saved Back does not return to the form; the calendar shows its day', async ({
  page,
}) => {
  const meet = async (time: string): Promise<void> => {
    await page.getByRole('radio', { name: time }).check()
    await chooseClient(page, 'Ганна Василенко')
    await save(page).click()
    await expect(heading(page, 'Календар')).toBeVisible()
  }
  await page.goto('/client-baze?scenario=typical&as=coach')
  await seen(page)
  await toMenu(page, 'Календар')
  await page.getByRole('link', { name: 'Нова зустріч' }).first().click()
  await expect(heading(page, 'Деталі зустрічі')).toBeVisible()
  await meet('15:00–16:00')
  // The history entry from before the form: today, with the new session.
  await expect(page).toHaveURL('/calendar')
  await expect(
    page.getByRole('button', { name: /^15:00–16:00 Ганна Василенко/ }).first(),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Нова зустріч' }).first().click()
  await expect(heading(page, 'Деталі зустрічі')).toBeVisible()
  await page.getByRole('button', { name: /^четвер, 4 березня/ }).click()
  await meet('15:00–16:00')
  await expect(page).toHaveURL('/calendar?date=2027-03-04')
  await page.goBack()
  await expect(page).toHaveURL(/\/calendar(?!\?date)/)
  await page.goBack()
  await expect(page).toHaveURL('/client-baze')
})

test('Back does not return to a plan that was opened by a link, after it is saved or left while it is saved', async ({
  page,
}) => {
  await page.goto('/settings?scenario=typical&as=coach')
  await seen(page)
  await page.goto(`/session/${STRENGTH}/edit`)
  await expect(heading(page, 'Редагування сесії')).toBeVisible()
  await latency(page, HELD_MS)
  await page.getByLabel('Назва програми').fill('Сила')
  await save(page).click()
  await page.getByRole('link', { name: 'Назад' }).click()
  await expect(page.getByRole('dialog').getByText('Збереження…')).toBeVisible()
  await latency(page, 0)
  await expect(heading(page, 'Деталі тренування')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/settings')

  // The first page of a visit: a dialog over it adds an entry with the same address.
  await page.goto(`/session/${STRENGTH}/edit`)
  // On a phone the strip of requests pushes the bar over what is above it. A press that begins before
  // that would be lost.
  await expect(popup(page).or(strip(page))).toBeVisible()
  await page.getByRole('button', { name: 'Нова вправа' }).click()
  const picker = page.getByRole('dialog', { name: 'Обрати вправи' })
  // What lies on top is closed first.
  await picker.getByRole('combobox', { name: 'Група м’язів' }).click()
  await expect(picker.getByRole('listbox')).toBeVisible()
  await backStays(page)
  await expect(picker.getByRole('listbox')).toBeHidden()
  await backStays(page)
  await expect(picker).toBeHidden()
  await save(page).click()
  await expect(page).toHaveURL(/\/calendar\?date=/)
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/settings')
})

test('after a workout is saved Back skips its builder, and the library that led to it', async ({
  page,
}) => {
  const saveAndReturn = async (): Promise<void> => {
    await page.getByLabel('Назва тренування').fill(NAME)
    await addExercises(page, [SQUAT])
    await addExercises(page, [BENCH])
    await button(page, 'Зберегти').click()
    await expect(page).toHaveURL('/program')
    await expect(page.getByRole('heading', { name: NAME }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/dashboard?scenario=empty&as=coach')
  await page.getByRole('link', { name: 'Створи перше тренування' }).click()
  await saveAndReturn()
  await toMenu(page, 'Програми тренувань')
  await page.getByRole('link', { name: 'Нове тренування' }).first().click()
  await saveAndReturn()
})

test('after a sign-in with a code Back skips its forms, also after a reload', async ({ page }) => {
  await page.goto('/settings?scenario=typical&otp=manual')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, COACH)
  await typeCode(page, await newestCode(page))
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await toMenu(page, 'Календар')
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('after a client has saved a plan, Back skips the session', async ({ page }) => {
  await page.goto(`/settings?${AS_CLIENT}`)
  await seen(page)
  await page.goto(`/session/${OWN}`)
  await page.getByRole('link', { name: 'Редагувати' }).click()
  await save(page).click()
  await expect(page).toHaveURL(`/session/${OWN}`)
  await expect(heading(page, 'Деталі тренування')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/settings')
})

test('the back arrow of a header returns to the previous screen, and adds no history entry', async ({
  page,
}) => {
  const arrow = page.getByRole('link', { name: 'Назад' })
  await page.goto('/dashboard?scenario=typical&as=coach')
  await toMenu(page, 'Календар')
  await page.getByRole('link', { name: 'Робочі години' }).click()
  await expect(heading(page, 'Робочі години')).toBeFocused()
  await arrow.click()
  await expect(heading(page, 'Календар')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  // No screen of this page load was shown before, so the arrow is a link.
  await page.goto('/schedules')
  await arrow.click()
  await expect(heading(page, 'Календар')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Робочі години')).toBeFocused()
})

test('Back in the questionnaire returns to the previous step, and leaves it from the first', async ({
  page,
}) => {
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  const next = page.getByRole('button', { name: 'Далі' })
  await page.goto('/settings?scenario=new-client&as=client')
  await seen(page)
  // The first page of a visit: the second step adds an entry.
  await page.goto('/client/questionnaire')
  await page.getByRole('radio', { name: 'Жінка' }).check()
  await next.click()
  await expect(step('Твоя ціль')).toBeFocused()
  await page.getByRole('radio', { name: 'Схуднення' }).check()
  await next.click()
  await expect(step('Нотатки для тренера')).toBeFocused()
  // What is typed and the step survive a reload.
  await page.getByLabel('Нотатки').fill('болить коліно')
  await page.reload()
  await expect(page.getByLabel('Нотатки')).toHaveValue('болить коліно')
  await backStays(page)
  await expect(step('Твоя ціль')).toBeFocused()
  await backStays(page)
  await expect(step('Твоя стать')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Жінка' })).toBeChecked()
  await page.goBack()
  await expect(step('Твоя стать')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/settings')
})
