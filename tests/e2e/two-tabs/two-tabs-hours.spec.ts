/** One person has their working hours open in two tabs. */
import type { Page } from '@playwright/test'

import { changesOf, HELD_MS, latency } from '../steps/calls.ts'
import { openTwice } from '../steps/screen.ts'
import { expect, test } from '../steps/test.ts'

const SLOW_MS = 2000
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

/** The draft of hours as the device keeps it. */
const hoursDraft = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^draft\/.*\/hours$/.test(name))
    return key === undefined ? null : localStorage.getItem(key)
  })

/** Whether the save of the draft has begun. */
const isBegun = async (page: Page): Promise<boolean> =>
  (await hoursDraft(page))?.includes('"present":[') ?? false

/** Notes on the page, from the first moment on, whether it reports a failed save. */
const noteBroken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Частину змін могло бути збережено'))
        document.documentElement.dataset['broken'] = ''
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** Presses «Зберегти», and waits until the save is under way. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('button', { name: 'Збереження…' })).toBeVisible()
}

const ONE_SLOT = [`POST ${SCHEDULES} 201`, `POST ${SLOTS} 201`]

test('12.10: both save at once: one after the other, and neither is reported as failed; what one has saved the other shows', async ({
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
  await save(page)
  // The other tab knows it before the first call is answered.
  await expect.poll(() => isBegun(second)).toBe(true)
  await addSlot(second, 'Вівторок')
  await save(second)
  // The first call of the save is answered before the next one, which is sent only then.
  await latency(page, SLOW_MS)
  await expect.poll(() => changesOf(page)).toContain(`POST ${SCHEDULES} 201`)
  await latency(page, 0)
  await saved(page)
  await saved(second)
  expect(await changesOf(page)).toEqual([...ONE_SLOT, ...ONE_SLOT])
  expect(await changesOf(second)).toEqual(ONE_SLOT)
  await expect(second.locator('html')).not.toHaveAttribute('data-broken')
  expect(await hoursDraft(second)).toBeNull()

  await end(second, 'Понеділок').fill('17:00')
  await end(second, 'Понеділок').blur()
  await second.getByRole('button', { name: 'Зберегти' }).click()
  await saved(second)
  expect((await changesOf(second)).slice(2)).toEqual([...ONE_SLOT, `DELETE ${SCHEDULES}/{id} 204`])
  await expect(end(page, 'Понеділок')).toHaveValue('17:00')
  await second.reload()
  await expect(end(second, 'Понеділок')).toHaveValue('17:00')
  for (const day of ['Вівторок', 'Середа']) await expect(start(second, day)).toHaveValue('09:00')
})
