/** Several people at once, each in a separate browser, on one shared mock (`dev:shared`). */
import type { Page } from '@playwright/test'

import { NEW_CLIENT, reachBody, register } from './steps/people.ts'
import { expectNoPopup, openPopup, popup } from './steps/screen.ts'
import { expect, test } from './steps/shared-test.ts'

/** After lunch, when no other request waits for the coach. */
const START = 'scenario=typical&now=2027-03-02T14:00'
const THURSDAY = '/coach/olena-koval?date=2027-03-04'

const slot = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const requests = (page: Page) => page.getByRole('list', { name: 'Запити' }).getByRole('listitem')

/** From the form of /register to the card, by the shortest way. */
async function becomeClient(page: Page): Promise<void> {
  await register(page, NEW_CLIENT)
  await reachBody(page)
  await expect(page.getByRole('textbox', { name: 'Вага, кг' })).toBeFocused()
  await page.getByRole('button', { name: 'Пропустити' }).click()
}

/** After half a minute, the polling period, the coach's popup shows the new client. */
async function seesRequest(coach: Page): Promise<void> {
  await coach.clock.fastForward(30_000)
  await coach.clock.resume()
  await openPopup(coach)
  await expect(popup(coach)).toContainText('Їржик Гнатюк')
  await expect(popup(coach)).toContainText('+380 93 123 45 68')
}

test('a stranger books, the coach sees it within half a minute and answers, the client sees the answer @phone', async ({
  newDevice,
}) => {
  const [stranger, coach] = [await newDevice(), await newDevice()]
  await stranger.goto(`/coach/olena-koval?${START}`)
  await slot(stranger, /^четвер, 4 березня/).click()
  await coach.goto('/dashboard?as=coach')
  await expect(coach.getByRole('heading', { level: 1 })).toContainText('Олен')
  // The coach's clock is stopped, so that no poll runs while the stranger registers.
  await coach.clock.pauseAt(Date.now() + 10_000)

  await slot(stranger, '15:00–16:00 вільно').click()
  await expect(stranger).toHaveURL(/\/register\?user_type=client&next=/)
  await becomeClient(stranger)
  await expect(stranger).toHaveURL(
    /\/coach\/olena-koval\?date=2027-03-04&slot=[\da-f-]{36}(#booking)?$/,
  )
  await stranger.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  const notice = stranger.getByRole('dialog', { name: 'Запит надіслано' })
  await expect(notice).toContainText('Очікує підтвердження')

  await notice.getByRole('link', { name: 'Моя картка' }).click()
  await expect(requests(stranger)).toContainText(['Очікує підтвердження'])

  await expectNoPopup(coach)
  await seesRequest(coach)
  await expect(popup(coach)).toContainText('чт, 4 березня, 15:00')
  await popup(coach).getByRole('button', { name: 'Підтвердити' }).click()
  await expectNoPopup(coach)

  // The card polls: the client does nothing.
  await stranger.clock.fastForward(30_000)
  await expect(requests(stranger)).toContainText(['Підтверджено'])
  await requests(stranger).getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(requests(stranger)).toHaveCount(0)

  await stranger.goto(THURSDAY)
  await expect(slot(stranger, '15:00–16:00 твоє тренування')).toBeVisible()
  await slot(stranger, '17:00–18:00 вільно').click()
  await stranger.getByRole('dialog').getByRole('button', { name: 'Записатися' }).click()
  await expect(notice).toBeVisible()
  await seesRequest(coach)
  for (const name of [/^Скасувати: /, /^Справді скасувати\? /])
    await popup(coach).getByRole('button', { name }).click()
  await expectNoPopup(coach)

  await notice.getByRole('link', { name: 'Моя картка' }).click()
  await expect(requests(stranger)).toContainText(['Скасовано'])
  await stranger.goto(THURSDAY)
  await expect(slot(stranger, '17:00–18:00 вільно')).toBeVisible()
})
