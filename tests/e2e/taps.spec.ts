/** What a coach and a client do ten times a day, with no tap more than it needs. */
import type { Locator, Page } from '@playwright/test'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import {
  AS_CLIENT,
  AS_COACH,
  BENCH,
  exercise,
  order,
  OWN,
  ROW,
  save,
  SQUAT,
  STRENGTH,
} from './steps/plans.ts'
import { button, heading, mainMenu, popup, strip } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

/** A person who has only so many taps and entries. */
function person(page: Page, may: { taps: number; entries?: number }) {
  let { taps, entries = 0 } = may
  return {
    tap: async (target: Locator): Promise<void> => {
      expect(taps, 'taps that are left').toBeGreaterThan(0)
      taps -= 1
      await target.click()
    },
    enter: async (text: string): Promise<void> => {
      expect(entries, 'entries that are left').toBeGreaterThan(0)
      entries -= 1
      await page.keyboard.type(text)
    },
  }
}

/** Opens the dialog of Wednesday's meeting in the calendar. */
async function openMeeting(page: Page): Promise<void> {
  await page.goto(`/calendar?${AS_COACH}&date=2027-03-03`)
  await page.getByRole('button', { name: /^17:00–18:00/ }).click()
}

test('a meeting with a program is moved by 3 taps on its day, by 4 to another; its plan stays @phone', async ({
  page,
}) => {
  for (const [taps, day] of [
    [3, null],
    [4, /^п'ятниця, 5 березня/],
  ] as const) {
    await openMeeting(page)
    const { tap } = person(page, { taps })
    await tap(page.getByRole('link', { name: 'Перенести' }))
    if (day) await tap(button(page, day))
    await tap(page.getByRole('radio', { name: '16:00–17:00' }))
    await tap(save(page))
    await expect(page.getByText(SPEC.sessionRenewed)).toBeVisible()
    await expect(page).toHaveURL(`/session/${STRENGTH}/edit`)
    await expect(order(page)).toHaveText([SQUAT, BENCH, ROW])
    await expect(page.getByText(day ? 'пт, 5 березня' : 'ср, 3 березня')).toBeVisible()
  }
})

test('the same client next week takes 2 taps from the card @phone', async ({ page }) => {
  await page.goto(`/client/05e20000-0000-4000-8000-000000000002?${AS_COACH}`)
  const { tap } = person(page, { taps: 2 })
  await tap(page.getByRole('link', { name: 'Ще раз' }))
  await expect(page.getByRole('radio', { name: '18:00–19:00' })).toBeChecked()
  await tap(save(page))
  await expect(heading(page, 'Редагування сесії')).toBeVisible()
})

test('a meeting with a program takes 5 taps from a free slot @phone', async ({ page }) => {
  await page.goto(`/calendar?${AS_COACH}&date=2027-03-04`)
  const { tap } = person(page, { taps: 5 })
  await tap(page.getByRole('link', { name: '11:00–12:00 вільно' }))
  await tap(page.getByRole('option').first())
  await tap(button(page, 'Ok'))
  await tap(page.getByRole('radio', { name: 'Сила: база 5×5' }))
  await tap(save(page))
  await expect(order(page)).toHaveText([SQUAT, BENCH, ROW])
})

test('from the first screen a plan is opened by 1 tap, a meeting cancelled by 3, a client called, a request confirmed and the link shared by 2 @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const arrive = () => page.goto('/dashboard?scenario=typical&as=coach')
  const second = page
    .getByRole('region', { name: 'Зустрічі сьогодні' })
    .getByRole('listitem')
    .nth(1)
  const row = second.getByRole('button')

  await arrive()
  await person(page, { taps: 1 }).tap(second.getByRole('link', { name: /^План: / }))
  await expect(heading(page, 'Редагування сесії')).toBeVisible()

  await arrive()
  const caller = person(page, { taps: 1 })
  await caller.tap(row)
  // The second tap would leave the app.
  await expect(page.getByRole('link', { name: /^\+380/ }).last()).toBeInViewport()

  const canceller = person(page, { taps: 2 })
  await canceller.tap(button(page, 'Скасувати тренування'))
  await canceller.tap(button(page, 'Так, скасувати'))
  await expect(page.getByText(SPEC.sessionRenewed)).toBeVisible()

  const confirmer = person(page, { taps: 2 })
  await confirmer.tap(strip(page))
  await confirmer.tap(popup(page).getByRole('button', { name: 'Підтвердити' }))
  await expect(page.getByText('Запит підтверджено')).toBeVisible()

  const sharer = person(page, { taps: 2 })
  await sharer.tap(mainMenu(page).filter({ hasText: 'Твій сайт' }))
  await sharer.tap(button(page, 'Поділитися посиланням'))
  await expect(page.getByText(SPEC.linkCopied)).toBeVisible()
})

test('four sets with one weight are logged by 5 taps and 1 entry @phone', async ({ page }) => {
  await page.goto(`/session/${OWN}/edit?${AS_CLIENT}`)
  const bench = exercise(page, BENCH)
  const { tap, enter } = person(page, { taps: 5, entries: 1 })
  await tap(bench.getByRole('textbox', { name: 'Кг/Хв, сет 1: кг' }))
  await enter('55')
  const ticks = bench.getByRole('button', { name: / виконано$/, pressed: false })
  for (let left = 4; left > 0; left -= 1) {
    await expect(ticks).toHaveCount(left)
    await tap(ticks.first())
  }
  await expect(page.getByText('4 з 17 сетів')).toBeVisible()
  await bench.getByRole('button', { name: '4 з 4' }).click()
  const weights = bench.getByRole('textbox', { name: /: кг$/ })
  for (const weight of await weights.all()) await expect(weight).toHaveValue('55')
})
