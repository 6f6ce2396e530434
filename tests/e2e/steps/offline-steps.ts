/** Steps of the journeys without a network: what the device keeps, and what the screen shows. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import { signIn } from './people.ts'

/** Kyiv's wall time without an offset, as the mock's clock takes it. */
export const NOW = '2027-03-02T10:20'

/** What the strip says then, on later days, too. */
export const STRIP = 'Немає з’єднання. Дані станом на вт, 2 березня, 10:20'

/** Signs in, and waits until the app's files are on the device. */
export async function arrive(
  page: Page,
  context: BrowserContext,
  origin: string,
  person: Parameters<typeof signIn>[1],
): Promise<void> {
  await context.clock.setFixedTime(`${NOW}+02:00`)
  await page.goto(`${origin}/login`)
  await signIn(page, person)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** The keys of the kept answers. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening it would create it, without its table.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'pulse-last-seen')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('pulse-last-seen')
      opening.addEventListener('error', () => reject(new Error('not opened')))
      opening.addEventListener('success', () => {
        const db = opening.result
        if (!db.objectStoreNames.contains('answers')) return resolve([])
        const keys = db.transaction('answers').objectStore('answers').getAllKeys()
        keys.addEventListener('success', () => resolve(keys.result.map(String)))
        return db.close()
      })
    })
  })

/** Waits until the device keeps this many answers whose keys contain the text. */
export const expectKept = (page: Page, text: string, answers: number): Promise<void> =>
  expect
    .poll(async () => (await keptKeys(page)).filter((key) => key.includes(text)).length, text)
    .toBe(answers)

/** The strip that says when the data was read. */
export const offlineStrip = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Немає з’єднання' })

/** The meetings of the day on the dashboard. */
export const meetings = (page: Page): Locator =>
  page.getByRole('region', { name: 'Зустрічі сьогодні' }).getByRole('listitem')
