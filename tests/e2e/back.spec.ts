import type { Page } from '@playwright/test'

import { COACH, HELD_MS, latency, newestCode, signIn, typeCode } from './steps/accounts.ts'
import { backStays } from './steps/back.ts'
import { chooseClient, CLIENT, heading, OWN, save, STRENGTH } from './steps/meetings.ts'
import { popup, strip } from './steps/request-popup.ts'
import { expect, test } from './steps/test.ts'
import { addExercises, BENCH, button, NAME, SQUAT } from './steps/workout-steps.ts'

/** What opens over a screen: the person, the address, its button, its role and its name. */
const OPENS = [
  ['coach', '/dashboard', /^Запити: \d/, 'dialog', 'Запити на тренування'],
  ['coach', '/calendar', 'Обрати дату', 'dialog', ''],
  ['coach', '/calendar', /підтверджено$/, 'dialog', 'Тренування'],
  ['coach', '/program', /^Видалити: /, 'dialog', ''],
  ['coach', '/settings', 'Видалити', 'dialog', 'Підтвердження'],
  ['coach', '/coach', /^Відкрити сертифікат/, 'dialog', ''],
  [
    'client',
    '/client/05e20000-0000-4000-8000-000000000002',
    'Нові виміри',
    'dialog',
    'Нові виміри',
  ],
  ['client', '/coach/olena-koval?date=2027-03-04', '15:00–16:00 вільно', 'dialog', ''],
] as const

const seen = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toBeVisible()

test('Back closes what is open, and only then leaves the screen', async ({ page }) => {
  for (const [as, url, name, role, title] of OPENS)
    await test.step(`${as} ${url} ${String(name)}`, async () => {
      // The second is the first page of its visit, so Back has no entry to return to.
      await page.goto(`/settings?scenario=typical&as=${as}`)
      await seen(page)
      await page.goto(url)
      const before = page.url()
      await page.getByRole('button', { name }).first().click()
      const over = page.getByRole(role, title === '' ? {} : { name: title })
      await expect(over).toBeVisible()
      await backStays(page)
      await expect(over).toBeHidden()
      await seen(page)
      expect(new URL(page.url()).pathname).toBe(new URL(before).pathname)
    })
})

test('within the app Back leaves the screen on the second press', async ({ page }) => {
  await page.goto('/dashboard?scenario=typical&as=coach')
  await page.getByRole('link', { name: 'Календар', exact: true }).first().click()
  await page
    .getByRole('button', { name: /підтверджено$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Тренування' })).toBeVisible()
  await backStays(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/calendar/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('after a save Back does not return to the form', async ({ page }) => {
  await page.goto('/client-baze?scenario=typical&as=coach')
  await seen(page)
  await page.getByRole('link', { name: 'Календар', exact: true }).first().click()
  await page.getByRole('link', { name: 'Нова зустріч' }).first().click()
  await expect(heading(page, 'Деталі зустрічі')).toBeVisible()
  await page.getByRole('radio', { name: '15:00–16:00' }).check()
  await chooseClient(page, 'Ганна Василенко')
  await save(page).click()
  await expect(heading(page, 'Календар')).toBeVisible()
  // The history entry from before the form: today, with the new session.
  await expect(page).toHaveURL('/calendar')
  await expect(
    page.getByRole('button', { name: /^15:00–16:00 Ганна Василенко/ }).first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/client-baze')
})

test('after a session of another day is saved, the calendar shows that day', async ({ page }) => {
  await page.goto('/calendar?scenario=typical&as=coach')
  await page.getByRole('link', { name: 'Нова зустріч' }).first().click()
  await expect(heading(page, 'Деталі зустрічі')).toBeVisible()
  await page.getByRole('button', { name: /^Чт 4 березня/ }).click()
  await page.getByRole('radio', { name: '15:00–16:00' }).check()
  await chooseClient(page, 'Ганна Василенко')
  await save(page).click()
  await expect(page).toHaveURL('/calendar?date=2027-03-04')
  await page.goBack()
  await expect(heading(page, 'Календар')).toBeVisible()
  await expect(page).toHaveURL(/\/calendar(?!\?date)/)
})

test('after a save Back does not return to a form that was opened by a link', async ({ page }) => {
  await page.goto('/settings?scenario=typical&as=coach')
  await seen(page)
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

test('Back does not return to a form that was left while it was saved', async ({ page }) => {
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
})

test('after a save from the library Back skips the library', async ({ page }) => {
  await page.goto('/dashboard?scenario=empty&as=coach')
  await page.getByRole('link', { name: 'Програми тренувань', exact: true }).first().click()
  await page.getByRole('link', { name: 'Нове тренування' }).first().click()
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])
  await button(page, 'Зберегти').click()
  await expect(page.getByText('Тренування успішно створено')).toBeVisible()
  await expect(page).toHaveURL('/program')
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('after a sign-in with a code Back skips its forms, also after a reload', async ({ page }) => {
  await page.goto('/settings?scenario=typical&otp=manual')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, COACH)
  await typeCode(page, await newestCode(page))
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await page.getByRole('link', { name: 'Календар', exact: true }).first().click()
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Календар')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('after a save Back does not return to the builder, though exercises were chosen over it', async ({
  page,
}) => {
  await page.goto('/dashboard?scenario=empty&as=coach')
  await page.getByRole('link', { name: 'Створи перше тренування' }).click()
  await page.getByLabel('Назва тренування').fill(NAME)
  await addExercises(page, [SQUAT])
  await addExercises(page, [BENCH])
  await button(page, 'Зберегти').click()
  await expect(page).toHaveURL('/program')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('after a client has saved a plan, Back skips the session', async ({ page }) => {
  await page.goto(`/settings?${CLIENT}`)
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
  await page.getByRole('link', { name: 'Календар', exact: true }).first().click()
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
