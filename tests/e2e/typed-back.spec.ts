/**
 * A field that is changed back to its saved value while another value is being saved is a change.
 */
import type { Page } from '@playwright/test'

import { HELD_MS, latency } from './steps/accounts.ts'
import { COACH, STRENGTH, save } from './steps/meetings.ts'
import { openTwice } from './steps/tabs.ts'
import { expect, test } from './steps/test.ts'

const planName = (page: Page) => page.getByPlaceholder('Програма')

test('12.8: the name of a session’s program, in the other tab', async ({ page, context }) => {
  const second = await openTwice(page, context, {
    path: `/session/${STRENGTH}/edit`,
    query: COACH,
  })
  const before = await planName(page).inputValue()
  await planName(page).fill('Важкий день')
  await expect(planName(second)).toHaveValue('Важкий день')
  await latency(page, HELD_MS)
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
  await planName(second).fill(before)
  await latency(page, 0)
  await expect(page).toHaveURL('/calendar?date=2027-03-03')
  await second.reload()
  await expect(planName(second)).toHaveValue(before)
  await save(second).click()
  await expect(second).toHaveURL('/calendar?date=2027-03-03')
  await second.goto(`/session/${STRENGTH}`)
  await expect(second.getByRole('heading', { name: before })).toBeVisible()
})

test('12.10: the end of a working slot, in the other tab', async ({ page, context }) => {
  const second = await openTwice(page, context, { path: '/schedules', query: COACH })
  // The only slot of its day: a longer one would move the next.
  const end = (tab: Page) => tab.getByLabel('Кінець. Субота, слот 1')
  const before = await end(page).inputValue()
  await end(page).fill('15:00')
  await end(page).blur()
  await expect(end(second)).toHaveValue('15:00')
  await latency(page, HELD_MS)
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
  await end(second).fill(before)
  await end(second).blur()
  await latency(page, 0)
  await expect(page.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  await expect(end(second)).toHaveValue(before)
  await second.getByRole('button', { name: 'Зберегти' }).click()
  await expect(second.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  await second.reload()
  await expect(end(second)).toHaveValue(before)
})
