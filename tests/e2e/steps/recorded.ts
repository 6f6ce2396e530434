/** Helpers for tests that were generated from recorded sessions (docs/qa.md «Steps»). */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { expect } from './test.ts'

export { dragBy, paste } from '../../replay/gestures.ts'

/** Opens a state that was exported in the panel, on its screen. */
export async function openRecorded(page: Page, state: URL): Promise<void> {
  const file: unknown = JSON.parse(readFileSync(state, 'utf8'))
  await page.goto('/')
  await page.waitForFunction(() => window.mock !== undefined)
  // The application may be on its way to its first screen.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const loaded = page.waitForEvent('domcontentloaded')
  await Promise.all([loaded, page.evaluate((whole) => void window.mock?.importState(whole), file)])
}

/** The calls that were answered after that entry of the log, and the newest entry. */
const callsAfter = (page: Page, id: number): Promise<{ calls: string[]; newest: number }> =>
  page.evaluate(async (after) => {
    const log = (await window.mock?.requests()) ?? []
    const newest = log.at(-1)?.id ?? 0
    // A page that was loaded meanwhile has a new log.
    const own = newest < after ? log : log.filter((entry) => entry.id > after)
    const calls = own.map(({ operation, status }) => `${operation ?? ''} ${status}`)
    return { calls, newest }
  }, id)

/** Runs an action, and waits until these calls have these answers: `PATCH /v1/users/me 200`. */
export async function answered(
  page: Page,
  calls: string[],
  action: () => Promise<unknown>,
): Promise<void> {
  const { newest } = await callsAfter(page, 0)
  await action()
  const changes = async (): Promise<string[]> =>
    (await callsAfter(page, newest)).calls.filter((call) => !call.startsWith('GET '))
  await expect.poll(changes).toEqual(expect.arrayContaining(calls))
}

/**
 * Runs an action that presses a key once, and presses it again on the element that has the focus
 * then.
 */
export async function pressAgain(
  page: Page,
  key: string,
  times: number,
  first: () => Promise<unknown>,
): Promise<void> {
  await first()
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}
