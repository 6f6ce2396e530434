/** The cost of one letter typed into a search of thousands, with the CPU slowed down four times. */
import { setTimeout } from 'node:timers/promises'

import type { Browser } from 'playwright'

import { metricsOf, newDevice, slowDown } from './device.ts'
import type { ShapedServer } from './shaped-server.ts'
import { median } from './tables.ts'

/** The longest lists: each with what is visible once it is, and the text to type. */
const LISTS = {
  '10,000 clients': { path: '/client-baze', shows: 'main article', text: 'олена' },
  '2,000 exercises': {
    path: '/select-exercise',
    shows: 'main input[type=checkbox]',
    text: 'присід',
  },
}

/** Between two keys: longer than any delay that a key starts, but for the address and the pictures. */
const KEY_MS = 700

/**
 * Opens a screen with a search field, types the text letter by letter and deletes it again. Returns
 * the milliseconds of each key: of script, and of all the page's work.
 */
async function visit(
  browser: Browser,
  server: ShapedServer,
  session: string,
  { path, shows, text }: (typeof LISTS)[keyof typeof LISTS],
): Promise<{ script: number; task: number }[]> {
  const device = await newDevice(browser, { session })
  const { context, page } = device
  await page.goto(server.origin + path)
  await page.locator(shows).first().waitFor({ timeout: 120_000 })
  // The requests that cover the list are deferred: they are not measured.
  const later = page.getByRole('button', { name: 'Нагадати через 10 хвилин' })
  await page.addLocatorHandler(later, () => later.click(), { noWaitAfter: true })
  await page.getByRole('searchbox').click()
  await page.waitForLoadState('networkidle')

  await slowDown(device)
  const keys: { script: number; task: number }[] = []
  for (const key of [...Array.from(text), ...Array.from(text, () => 'Backspace')]) {
    const before = await metricsOf(device)
    await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key))
    await setTimeout(KEY_MS)
    const after = await metricsOf(device)
    const spent = (name: string): number => (after(name) - before(name)) * 1000
    keys.push({ script: spent('ScriptDuration'), task: spent('TaskDuration') })
  }
  await context.close()
  return keys
}

/** A row for each list: medians of all keys of so many visits. */
export async function searchTable(
  browser: Browser,
  server: ShapedServer,
  session: string,
  visits: number,
): Promise<Record<string, object>> {
  const rows: Record<string, object> = {}
  for (const [name, list] of Object.entries(LISTS)) {
    const keys: { script: number; task: number }[] = []
    for (let count = 0; count < visits; count += 1)
      keys.push(...(await visit(browser, server, session, list)))
    rows[name] = {
      'script ms a key': Math.round(median(keys.map(({ script }) => script))),
      'all work ms a key': Math.round(median(keys.map(({ task }) => task))),
    }
  }
  return rows
}
