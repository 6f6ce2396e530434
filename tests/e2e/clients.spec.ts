import type { Page } from '@playwright/test'

import { requestLastSlot } from './steps/calls.ts'
import { heading, mainMenu, menuOf, openerOf } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

const search = (page: Page) => page.getByRole('searchbox')
const clients = (page: Page) => page.getByRole('list', { name: 'Клієнти' })

test('a search that is left before it is written to the address is kept', async ({ page }) => {
  await page.clock.install()
  // In the evening every open request has been annulled, so none takes the focus.
  await page.goto('/client-baze?scenario=typical&now=2027-03-02T20:00&as=coach')
  await expect(clients(page)).toBeVisible()
  // A timer writes the search to the address, and it does not fire while the clock is stopped.
  await page.clock.pauseAt(Date.now() + 10_000)
  await search(page).fill('мельник')
  await clients(page).getByRole('link', { name: 'Андрій Мельник' }).click()
  await page.clock.resume()
  await expect(heading(page, 'Картка клієнта')).toBeVisible()
  await page.goBack()
  await expect(search(page)).toHaveValue('мельник')
})

test('the client base scrolls to its last client, and Back from the card returns there @phone @quick', async ({
  page,
}) => {
  // In the afternoon the morning's requests are annulled, so none covers the list.
  await page.goto('/client-baze?scenario=busy&as=coach&now=2027-03-02T16:00')
  // The list fills in page by page: its end is known once all are there.
  await expect(clients(page).locator('[aria-setsize="140"]').first()).toBeAttached()
  // The next trainings may load after the clients: each makes its row a line higher.
  await expect(clients(page).getByText('Наступне').first()).toBeAttached()
  await expect(page.getByRole('button', { name: 'Без тренувань' })).toBeEnabled()
  // Not by the End key: on a busy machine Chromium sometimes drops the animation that it starts.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  // The last rows are measured only now: one that is higher than its estimate moves the end of
  // the page.
  const last = clients(page).locator('[aria-posinset="140"]')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500)
  // The card opens at its top, and Back leads to the same place of the list.
  await last.getByRole('link').first().click()
  await expect(heading(page, 'Картка клієнта')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(last).toBeInViewport()
})

test('a client’s own card has a request for two months ahead, and the page of the history in its address, also after a deploy', async ({
  page,
}) => {
  await page.goto('/?scenario=typical&as=client')
  await expect(heading(page, 'Моя картка')).toBeVisible()
  await expect(mainMenu(page)).toHaveText(menuOf('client'))
  await requestLastSlot(page, '2027-05-04')
  await page.getByRole('button', { name: 'Наступна сторінка' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page).toHaveURL(/\?page=2$/)
  await page.reload()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  const requests = page.getByRole('region', { name: 'Ваші запити на тренування' })
  await expect(requests.getByRole('listitem').filter({ hasText: '4 травня' })).toContainText(
    'Очікує підтвердження',
  )

  // After a deploy the files that have not loaded yet are gone; a new page has their successors.
  await expect(openerOf(page)).toBeVisible()
  const next = page.getByRole('region', { name: 'Наступне тренування' })
  const add = next.getByRole('button', { name: /^Додати в календар: ср, 3 березня/ })
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await add.click()
  await expect(heading(page, 'Щось пішло не так. Спробуй ще раз.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  const file = page.waitForEvent('download')
  await add.click()
  expect((await file).suggestedFilename()).toBe('trenuvannia-2027-03-03.ics')
})
