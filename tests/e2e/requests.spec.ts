import type { Page } from '@playwright/test'

import { callsOf } from './steps/accounts.ts'
import { callApi, requestLastSlot } from './steps/api-calls.ts'
import { cancelRequest, expectNoPopup, openPopup, popup, strip } from './steps/request-popup.ts'
import { expect, test } from './steps/test.ts'

const ANSWER = 'PATCH /v1/calendar/sessions/{id}'

const FIRST = 'Любов Городецька'
const SECOND = 'Андрій Мельник'
const THIRD = 'Лариса Яворська'

const putOff = (page: Page) => popup(page).getByRole('button', { name: 'Нагадати через 10 хвилин' })

/** Shows the tab again, as after another tab: what depends on the clock is updated. */
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const advance = async (page: Page, minutes: number): Promise<void> => {
  await page.evaluate((by) => window.mock?.advance(by), minutes)
  await showAgain(page)
}

/** Each poll is of one page or more. */
const pollsOf = (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      ((await window.mock?.requests()) ?? []).filter(({ url }) => url.includes('unverified&skip=0'))
        .length,
  )

test('a client’s request appears, is deferred for ten minutes across a reload, is confirmed and is in the calendar', async ({
  page,
}) => {
  await page.goto('/settings?scenario=typical&as=client')
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
  await expectNoPopup(page)
  const id = await requestLastSlot(page, '2027-03-02')

  await page.goto('/dashboard?as=coach')
  for (const name of [FIRST, SECOND, THIRD, SECOND]) {
    await openPopup(page)
    await expect(popup(page)).toContainText(name)
    await putOff(page).click()
  }
  await expectNoPopup(page)

  await page.reload()
  // This count and the popup come from the same read.
  await expect(page.getByRole('button', { name: 'Запити: 4' })).toBeVisible()
  await advance(page, 9)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoPopup(page)

  await advance(page, 1)
  for (const name of [FIRST, SECOND, THIRD]) {
    await openPopup(page)
    await expect(popup(page)).toContainText(name)
    await putOff(page).click()
  }
  await expect(popup(page)).toContainText('вт, 2 березня, 17:00')
  await expect(popup(page)).toContainText('10 хв назад')
  await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
  await expect(page.getByText('Запит підтверджено')).toBeVisible()
  await expectNoPopup(page)
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

test(
  'with no user action: a poll every 30 s, the age every 5 minutes, back after exactly 10',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/settings?scenario=typical&as=client')
    await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible()
    await requestLastSlot(page, '2027-03-02')
    await page.goto('/settings?as=coach')
    for (const name of [FIRST, SECOND, THIRD]) {
      await openPopup(page)
      await expect(popup(page)).toContainText(name)
      await putOff(page).click()
    }
    await expect(popup(page)).toContainText('щойно')

    // The clock is stopped, because real time would be added to the times below.
    await page.clock.pauseAt(Date.now() + 3000)
    const polls = await pollsOf(page)
    await page.clock.fastForward(31_000)
    await expect.poll(() => pollsOf(page)).toBeGreaterThan(polls)
    await page.clock.fastForward('03:50')
    await expect(popup(page)).toContainText('щойно')
    await page.clock.fastForward('00:40')
    await expect(popup(page)).toContainText('5 хв назад')

    await putOff(page).click()
    await page.clock.fastForward('04:40')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoPopup(page)
    await page.clock.fastForward('00:20')
    await openPopup(page)
    await expect(popup(page)).toContainText(FIRST)
  },
)

test(
  'requests appear in the order of creation; a poll restores none and does not disturb typing',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/client-baze?scenario=typical&as=coach')
    await openPopup(page)
    await expect(popup(page)).toContainText(FIRST)
    await expect(popup(page)).toContainText('1 з 3')
    await cancelRequest(page)
    await expect(popup(page)).toContainText(SECOND)
    await expect(popup(page)).toContainText('1 з 2')
    await putOff(page).click()
    await expect(popup(page)).toContainText(THIRD)

    const search = page.getByRole('searchbox')
    await search.pressSequentially('мель')
    await expect.poll(() => pollsOf(page)).toBeGreaterThan(1)
    const polls = await pollsOf(page)
    await advance(page, 1)
    await expect.poll(() => pollsOf(page)).toBeGreaterThan(polls)
    await search.pressSequentially('ник')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('мельник')
    await expect(popup(page).or(strip(page))).toContainText(THIRD)
    await openPopup(page)
    await expect(popup(page)).not.toContainText(/\d з \d/)
  },
)

test(
  'a request that somebody else has answered is reported, and the next one is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/settings?scenario=taken&as=coach')
    await openPopup(page)
    await expect(popup(page)).toContainText(FIRST)
    await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
    await expect(page.getByText('Цей запит уже опрацьовано.')).toBeVisible()
    await expect(popup(page)).toContainText(SECOND)
  },
)

test('the list of all requests answers them in place: a second press within 4 s cancels', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/dashboard?scenario=typical&as=coach')
  await page.getByRole('button', { name: 'Запити: 3' }).click()
  const list = page.getByRole('dialog', { name: 'Запити на тренування' })
  const cancel = list.getByRole('button', { name: `Скасувати: ${FIRST}` })
  const asked = list.getByRole('button', { name: `Справді скасувати? ${FIRST}` })
  await cancel.click()
  await expect(asked).toBeVisible()
  await page.clock.fastForward(4000)
  await expect(cancel).toBeVisible()
  expect(await callsOf(page, ANSWER)).toBe(0)

  await cancel.click()
  await asked.click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  // The next request is under the same finger: its button has not been pressed yet.
  await expect(list.getByRole('button', { name: `Скасувати: ${SECOND}` })).toBeVisible()
  expect(await callsOf(page, ANSWER)).toBe(1)
  await list.getByRole('button', { name: 'Підтвердити' }).first().click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' }).click()
  await expect(list).toBeHidden()
  await expectNoPopup(page)
  await expect(page.getByRole('button', { name: 'Запити: 1' })).toBeVisible()
})

test('a failed answer keeps the request and says why', { tag: '@phone' }, async ({ page }) => {
  const fault = encodeURIComponent('PATCH /v1/calendar/sessions/{id} network×1')
  await page.goto(`/settings?scenario=typical&as=coach&fault=${fault}`)
  await openPopup(page)
  await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
  await expect(popup(page).getByRole('alert')).toHaveText('Не вдалося змінити статус тренування')
  await expect(popup(page)).toContainText(FIRST)
  await popup(page).getByRole('button', { name: 'Підтвердити' }).click()
  await expect(popup(page)).toContainText(SECOND)
})
