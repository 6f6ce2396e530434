/**
 * A device that an earlier version of the app has filled goes on after an update: here a save of hours
 * that has stopped in the middle. That every value is still read is in `tests/faults/stored-values.test.ts`.
 */
import type { Page } from '@playwright/test'

import stored from '#tests/fixtures/device/stored-before.json' with { type: 'json' }

import { callApi, changesOf } from './steps/calls.ts'
import { storedSession } from './steps/people.ts'
import { button } from './steps/screen.ts'
import { expect, test } from './steps/test.ts'

/** What a device has stored, and the history entry on which it was read. */
interface Device {
  /** The address of that entry, and its state. */
  url: string
  history: object
  /** Texts by key: of the device, and of one tab. */
  local: Record<string, string>
  session: Record<string, string>
}

const NOW = 'now=2027-03-02T09:40&clock=frozen'

/** The values of a stored auth session that the server knows. */
const secretsOf = (session = 'null'): unknown[] => {
  const { token, refreshToken, verification_id } = JSON.parse(session) ?? {}
  return [token, refreshToken, verification_id]
}

/**
 * Opens the device at its address, in place of the page. The server gives the device's person the
 * secrets that it has given to the page's, and other ids of its own that the device knows.
 */
async function openDevice(
  page: Page,
  device: Device,
  ids: readonly (readonly [own: string, known: string])[] = [],
): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const state = await page.evaluate(() => window.mock?.exportState())
  const known = secretsOf(device.local['auth-storage'])
  const secrets = secretsOf(await storedSession(page)).map(
    (secret, at) => [secret, known[at]] as const,
  )
  let text = JSON.stringify({ ...state, page: undefined })
  for (const [own, wanted] of [...secrets, ...ids])
    if (typeof own === 'string') text = text.replaceAll(own, String(wanted))
  const loaded = page.waitForEvent('domcontentloaded')
  const fill = page.evaluate(
    ([{ url, history: entry, local, session }, server]) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
      history.replaceState(entry, '', url)
      void window.mock?.importState(JSON.parse(server))
    },
    [device, text] as const,
  )
  await Promise.all([loaded, fill])
}

test('a new coach: the shared link, and hours whose save has stopped in the middle', async ({
  page,
}) => {
  await page.goto(`/dashboard?scenario=empty&as=coach&${NOW}`)
  await expect(page.getByRole('link', { name: /^Поділися/ })).not.toHaveAccessibleName(/зроблено/)
  // The slot that the stopped save has created.
  const slot = { work_day: 0, start_time: '09:00', end_time: '18:00' }
  const { id } = await callApi(page, 'POST', '/v1/calendar/schedules', slot)
  await openDevice(page, stored.newCoach, [[id, '255ebd99-2916-455f-b3ce-0d77cb170948']])

  await expect(page.getByLabel('Кінець. Понеділок, слот 1')).toHaveValue('18:00')
  await button(page, 'Зберегти').click()
  await expect(page.getByRole('dialog', { name: 'Робочі години успішно змінені' })).toBeVisible()
  // It is not created again.
  expect(await changesOf(page)).toEqual(['POST /v1/calendar/schedules/{id}/time_slots 201'])

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^Поділися.*зроблено$/ })).toBeVisible()
})
