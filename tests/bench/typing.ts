/**
 * The cost of one letter typed into a search of thousands, in Chromium with the CPU slowed down
 * four times.
 */
import type { Browser } from 'playwright'

import { costOf, heapOf, median, newDevice, slowDown } from './device.ts'

export interface Typing {
  /** Milliseconds of script per key: everything up to the next one. */
  script: { median: number; worst: number }
  /** Milliseconds of all the page's work per key: script, style, layout and paint. */
  task: { median: number; worst: number }
  /** Milliseconds of script after the typing: the text is written to the address, pictures load. */
  over: number
  /** The largest number of elements in the document. */
  nodes: number
  /** MB of memory in use after the typing. */
  heap: number
}

export interface TypingCase {
  path: string
  /** The device of a signed-in person. */
  session: string
  /** Selector of an element that is visible once the list is. */
  shows: string
  text: string
}

const VISITS = 5

/**
 * Between two keys: longer than any delay that a key starts, except for the address and the
 * pictures.
 */
const KEY_MS = 700

/** After the last key, until the address has the text and the rows have their pictures. */
const OVER_MS = 2000

/** The cost of each key in one visit, in the order of typing; milliseconds. */
interface Visit {
  script: number[]
  task: number[]
  over: number
  nodes: number
  heap: number
}

/** Opens a screen with a search field, types `text` letter by letter and deletes it again. */
async function visit(
  browser: Browser,
  origin: string,
  { path, session, shows, text }: TypingCase,
): Promise<Visit> {
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
  const script: number[] = []
  const task: number[] = []
  let nodes = 0
  const press = async (key: string): Promise<void> => {
    const act = () => (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key))
    const cost = await costOf(device, act, KEY_MS)
    script.push(cost.script)
    task.push(cost.task)
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length))
  }
  for (const letter of text) await press(letter)
  const over = await costOf(device, () => Promise.resolve(), OVER_MS)
  for (const _ of text) await press('Backspace')
  const heap = await heapOf(device)
  await context.close()
  return { script, task, over: over.script, nodes, heap }
}

/**
 * The median of several visits for each key, so that one outlier does not decide a key's figure.
 */
export async function typing(browser: Browser, origin: string, one: TypingCase): Promise<Typing> {
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, origin, one))
  const keyByKey = (what: 'script' | 'task') =>
    visits[0]?.[what].map((_, key) =>
      median(visits.map((each) => each[what][key] ?? Number.NaN)),
    ) ?? []
  const script = keyByKey('script')
  const task = keyByKey('task')
  return {
    script: { median: median(script), worst: Math.max(...script) },
    task: { median: median(task), worst: Math.max(...task) },
    over: median(visits.map(({ over }) => over)),
    nodes: Math.max(...visits.map(({ nodes }) => nodes)),
    heap: median(visits.map(({ heap }) => heap)),
  }
}
