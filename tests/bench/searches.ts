/** The cost of one letter typed into a search of thousands, with the CPU slowed down four times. */
import { setTimeout } from 'node:timers/promises'

import type { Browser } from 'playwright'

import { type Device, median, metricsOf, newDevice, slowDown } from './device.ts'
import type { ShapedServer } from './shaped-server.ts'
import { firstLoad } from './visits.ts'

/** The longest lists. */
const LISTS = {
  '10,000 clients': {
    api: /\/v1\/coaches\/[^/]+\/clients$/,
    path: '/client-baze',
    shows: 'main article',
    text: 'олена',
  },
  '2,000 exercises': {
    api: /\/v1\/programs\/exercises$/,
    path: '/select-exercise',
    shows: 'main input[type=checkbox]',
    text: 'присід',
  },
}

/** Milliseconds of script, and of all the page's work, during `act` and the `during` ms after it. */
async function costOf(
  device: Pick<Device, 'devtools'>,
  act: () => Promise<void>,
  during: number,
): Promise<{ script: number; task: number }> {
  const before = await metricsOf(device)
  await act()
  await setTimeout(during)
  const after = await metricsOf(device)
  const spent = (name: string): number => (after(name) - before(name)) * 1000
  return { script: spent('ScriptDuration'), task: spent('TaskDuration') }
}

/** MB of memory that the page uses after a garbage collection. */
async function heapOf(device: Pick<Device, 'devtools'>): Promise<number> {
  // Objects that a finalizer releases are only collected by a later run.
  for (let again = 0; again < 3; again += 1)
    await device.devtools.send('HeapProfiler.collectGarbage')
  return (await metricsOf(device))('JSHeapUsedSize') / 2 ** 20
}

const VISITS = 5
/** Between two keys: longer than any delay that a key starts, but for the address and the pictures. */
const KEY_MS = 700
/** After the last key, until the address has the text and the rows have their pictures. */
const OVER_MS = 2000

interface Search {
  /** The stored session of a person who is signed in. */
  session: string
  path: string
  /** Selector of an element that is visible once the list is. */
  shows: string
  text: string
}

/** Opens a screen with a search field, types the text letter by letter and deletes it again. */
async function visit(browser: Browser, origin: string, { session, path, shows, text }: Search) {
  const device = await newDevice(browser, { session })
  const { context, page } = device
  await page.goto(origin + path)
  await page.locator(shows).first().waitFor({ timeout: 120_000 })
  // The requests that cover the list are deferred: they are not measured.
  const later = page.getByRole('button', { name: 'Нагадати через 10 хвилин' })
  await page.addLocatorHandler(later, () => later.click(), { noWaitAfter: true })
  await page.getByRole('searchbox').click()
  await page.waitForLoadState('networkidle')

  await slowDown(device)
  /** The milliseconds of each key: of script, and of all the page's work. */
  const keys: { script: number; task: number }[] = []
  let nodes = 0
  const press = async (key: string): Promise<void> => {
    const act = () => (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key))
    keys.push(await costOf(device, act, KEY_MS))
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length))
  }
  for (const letter of text) await press(letter)
  const over = await costOf(device, () => Promise.resolve(), OVER_MS)
  for (const _ of text) await press('Backspace')
  const heap = await heapOf(device)
  await context.close()
  return { keys, over: over.script, nodes, heap }
}

/** The medians of several visits, for each key, so that one outlier does not decide its figure. */
async function typing(browser: Browser, origin: string, search: Search) {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, origin, search))
  const keyByKey = (what: 'script' | 'task'): number[] =>
    (visits[0]?.keys ?? []).map((_, key) =>
      median(visits.map(({ keys }) => keys[key]?.[what] ?? Number.NaN)),
    )
  const script = keyByKey('script')
  return {
    'script ms a key': Math.round(median(script)),
    'worst key': Math.round(Math.max(...script)),
    'all work ms a key': Math.round(median(keyByKey('task'))),
    'when over': Math.round(median(visits.map(({ over }) => over))),
    'heap MB': median(visits.map(({ heap }) => heap)).toFixed(1),
    elements: Math.max(...visits.map(({ nodes }) => nodes)),
  }
}

/** A row for each list. */
export async function searchTable(
  browser: Browser,
  server: ShapedServer,
  session: string,
): Promise<Record<string, object>> {
  const rows: Record<string, object> = {}
  for (const [name, { api, ...list }] of Object.entries(LISTS)) {
    const load = await firstLoad(browser, server, { ...list, session })
    const pages = load.waterfall.filter((one) => api.test(one.path))
    rows[name] = {
      'first rows ms': Math.round(load.visible),
      'whole list ms': Math.round(Math.max(...pages.map(({ done }) => done))),
      ...(await typing(browser, server.origin, { ...list, session })),
    }
  }
  return rows
}
