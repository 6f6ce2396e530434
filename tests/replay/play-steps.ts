/** Replays a recorded session on a page, up to its first difference. */
import { setTimeout as wait } from 'node:timers/promises'

import { type Browser, errors, type Page } from 'playwright'

import type { Step, StepsFile } from '#mocks/engine/steps/step.ts'

import { Comparison, type Difference, type Ids, type Seen } from './compare-recording.ts'
import { isLeaving, performAction } from './perform-action.ts'
import { BadFile, targetWords } from './steps-file.ts'

const LONGEST_WAIT_MS = 8000
const LOOK_MS = 50
/** How long to wait for a read, which may never be made. A later read has another cause. */
const READ_MS = 1500
/** How long to wait for effects that were not recorded. */
const AFTERWARDS_MS = 100

export interface Found extends Difference {
  /** From 0. */
  step: number
}

interface Options {
  origin: string
  /** Milliseconds before each step. */
  pause: number
  onStep: (index: number) => void
}

/** Null if everything matched the recording. */
export async function play(
  browser: Browser,
  file: StepsFile,
  { origin, pause, onStep }: Options,
): Promise<Found | null> {
  const { width, height, touch } = file.screen
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    ...(touch && { hasTouch: true, isMobile: true }),
    locale: 'uk-UA',
    timezoneId: file.zone,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_WAIT_MS)
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    // Without a listener the system's file dialog would open.
    page.on('filechooser', () => {})
    await begin(page, file)
    return await playSteps(page, file, { pause, onStep })
  } finally {
    await context.close()
  }
}

/** Opens the initial state, and starts recording the effects of the steps. */
async function begin(page: Page, { state }: StepsFile): Promise<void> {
  await page.goto('/').catch((error: unknown) => {
    if (!/ERR_CONNECTION|ERR_NAME/.test(String(error))) throw error
    throw new BadFile('Nothing answers at this address')
  })
  await page
    .waitForFunction(() => window.mock !== undefined)
    .catch(() => {
      throw new BadFile('There is no mock at this address')
    })
  // The first screen is shown: a redirect to it must not replace the page of the recording.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const loaded = page.waitForEvent('domcontentloaded')
  const refused = page
    .evaluate((start) => window.mock?.record(start), state)
    .then(
      () => null,
      (error: unknown) => (/not an exported state/.test(String(error)) ? String(error) : null),
    )
  const reason = await Promise.race([refused, loaded.then(() => null)])
  if (reason !== null) throw new BadFile(reason)
  await loaded
}

async function playSteps(
  page: Page,
  { state, steps }: StepsFile,
  { pause, onStep }: Pick<Options, 'pause' | 'onStep'>,
): Promise<Found | null> {
  const ids: Ids = new Map()
  const comparison = new Comparison(steps, ids)
  const slow = 3 * state.settings.latency
  const times = { most: LONGEST_WAIT_MS + slow, forReads: READ_MS + slow }
  for (const [index, step] of steps.entries()) {
    onStep(index)
    if (index > 0) {
      if (pause > 0) await wait(pause)
      const failed = await doStep(page, step, { state, ids })
      if (failed) return { ...failed, step: index }
    }
    const found = await outcome(page, comparison, index, times)
    if (found) return { ...found, step: index }
  }
  return null
}

async function doStep(
  page: Page,
  { action, at }: Step,
  tools: Parameters<typeof performAction>[2],
): Promise<Difference | null> {
  if (action.kind === 'see') return see(page, action)
  await catchUp(page, at)
  try {
    await performAction(page, action, tools)
    return null
  } catch (error) {
    // Playwright reports a different error if several elements match.
    const target = 'target' in action ? action.target : null
    const isControl = error instanceof errors.TimeoutError || /strict mode/.test(String(error))
    if (!isControl || !target) throw error
    const actual = /strict mode/.test(String(error)) ? 'several' : 'none'
    return { what: 'control', expected: targetWords(target), actual }
  }
}

/** Advances the clocks of the mock and the page by the time between two steps. */
async function catchUp(page: Page, at: number): Promise<void> {
  await page.evaluate(async (then) => {
    const minutes = (then - Date.now()) / 60_000
    if (minutes > 1 / 60) await window.mock?.advance(minutes)
  }, at)
}

async function see(
  page: Page,
  { text, isThere }: { text: string; isThere: boolean },
): Promise<Difference | null> {
  const place = page.locator('body > :not(aside)').getByText(text).filter({ visible: true }).first()
  try {
    await place.waitFor({ state: isThere ? 'visible' : 'hidden' })
    return null
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const [there, not] = [`«${text}» on the screen`, `no «${text}» on the screen`]
    return { what: 'text', expected: isThere ? there : not, actual: isThere ? not : there }
  }
}

/** Returns the first difference after a step, once its effects have had time to appear. */
async function outcome(
  page: Page,
  comparison: Comparison,
  index: number,
  { most, forReads }: { most: number; forReads: number },
): Promise<Difference | null> {
  const began = performance.now()
  let seen = await look(page)
  for (;;) {
    const surplus = seen && comparison.surplus(index, seen)
    if (surplus) return surplus
    const missing = seen && comparison.missing(index, seen)
    const passed = performance.now() - began
    const isReading = seen && passed < forReads && comparison.isUnread(index, seen)
    if (seen && !missing && !isReading) break
    if (passed > most)
      return missing ?? { what: 'address', expected: 'a page', actual: 'none that answers' }
    await wait(LOOK_MS)
    seen = await look(page)
  }
  await wait(AFTERWARDS_MS)
  const last = (await look(page)) ?? seen
  const surplus = comparison.surplus(index, last)
  comparison.next(index, last)
  return surplus
}

/** Returns what the page has recorded; null while it loads. */
async function look(page: Page): Promise<Seen | null> {
  try {
    return await page.evaluate(async () => {
      const recording = await window.mock?.recording()
      if (!recording) return null
      const messages = document.querySelectorAll<HTMLElement>('[role=alert], [role=status], h1, h2')
      return {
        address: location.pathname + location.search,
        calls: recording.steps.flatMap(({ calls, later }) => [...calls, ...later]),
        texts: recording.steps.flatMap(({ texts }) => texts),
        shown: [...messages]
          .filter((one) => one.checkVisibility())
          .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()),
      }
    })
  } catch (error) {
    if (isLeaving(error)) return null
    throw error
  }
}
