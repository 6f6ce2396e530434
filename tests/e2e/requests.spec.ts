import type { Page } from '@playwright/test'

import { callApi, requestLastSlot } from './steps/calls.ts'
import { expectNoPopup, heading, openPopup, popup } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const FIRST = 'Любов Городецька'
const SECOND = 'Андрій Мельник'
const THIRD = 'Лариса Яворська'

/** Moves the clock, and shows the tab again, as after another tab: what depends on it is updated. */
const advance = async (page: Page, minutes: number): Promise<void> => {
  await page.evaluate((by) => window.mock?.advance(by), minutes)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

async function putOff(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await openPopup(page)
    await expect(popup(page)).toContainText(name)
    await popup(page).getByRole('button', { name: 'Нагадати через 10 хвилин' }).click()
  }
}

test('a client’s request appears, is deferred for ten minutes across a reload, is confirmed and is in the calendar @quick', async ({
  page,
}) => {
  await page.goto('/settings?scenario=typical&as=client')
  await expect(heading(page, 'Налаштування')).toBeVisible()
  await expectNoPopup(page)
  const id = await requestLastSlot(page, '2027-03-02')

  await page.goto('/dashboard?as=coach')
  await putOff(page, [FIRST, SECOND, THIRD, SECOND])
  await expectNoPopup(page)

  await page.reload()
  // This count and the popup come from the same read.
  await expect(page.getByRole('button', { name: 'Запити: 4' })).toBeVisible()
  await advance(page, 9)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoPopup(page)

  await advance(page, 1)
  await putOff(page, [FIRST, SECOND, THIRD])
  await expect(popup(page)).toContainText('вт, 2 березня, 17:00')
  await expect(popup(page)).toContainText('10 хв назад')
  const inMenu = page.getByRole('navigation', { name: 'Головне меню' }).getByRole('listitem')
  await expect(inMenu.first()).toHaveText(/4$/)
  await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
  await expect(page.getByText('Запит підтверджено')).toBeVisible()
  await expectNoPopup(page)
  await expect(inMenu.first()).toHaveText(/3$/)
  expect(await callApi(page, 'GET', `/v1/calendar/sessions/${id}`)).toMatchObject({
    status: 'verified',
  })

  const meetings = page.getByRole('region', { name: 'Зустрічі сьогодні' })
  await expect(meetings.getByRole('listitem').filter({ hasText: SECOND })).toContainText(
    '17:00–18:00',
  )
  await page.getByRole('link', { name: 'Календар' }).first().click()
  await expect(page).toHaveURL('/calendar')
  await expect(
    page
      .getByRole('region', { name: 'вівторок, 2 березня' })
      .getByRole('button', { name: /^17:00–18:00.*Андрій Мельник.*підтверджено/ }),
  ).toBeVisible()
})
