/** Takes the pictures of a built Storybook, with several pages side by side. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import {
  type Browser,
  type BrowserContext,
  chromium,
  errors,
  type Page,
  type Request,
} from 'playwright'
import { preview } from 'vite'

import { heldMessage, RELEASE } from '#storybook/common/hold-messages.ts'
import { pixelsOf } from '#storybook/common/viewports.ts'
import { launchOptions } from '#tests/support/chromium.ts'
import { ROOT } from '#tests/support/paths.ts'

import { pictureOf, type PictureSet, SCHEMES, type Shot } from './shots.ts'
import { steadyPage } from './steady-page.ts'
import { isClear, isReady, painted, play, prepare, release, settle, showIn } from './story-page.ts'

/** The maximum height of a picture; higher ones are slow and show nothing new. */
const HIGHEST_PX = 4000
const STORY_MS = 120_000
const RELEASE_MS = 20_000
/** Pages for each core; most of the time a page waits. */
const PAGES = 2
/** Hides measured times and running clocks in every picture. */
const HIDDEN = '[data-varies] { display: none !important; }'
/**
 * Chromium then repaints whole pages, because a partial repaint has different edges, and paints
 * only when images are decoded.
 */
const FULL_REPAINT = ['--disable-partial-raster', '--disable-checker-imaging']

/** The kinds of files to wait for. Calls are counted in the page. */
const LOADED = new Set(['image', 'font', 'script', 'stylesheet'])

/** The files that a page loads. */
interface Loads {
  /** The files that are still loading. */
  open: Set<Request>
  /** How many times a file has begun or finished loading. */
  changes: number
}

function watchLoads(page: Page): Loads {
  const loads: Loads = { open: new Set(), changes: 0 }
  const end = (request: Request): void => {
    if (loads.open.delete(request)) loads.changes += 1
  }
  page.on('request', (request) => {
    if (!LOADED.has(request.resourceType())) return
    loads.open.add(request)
    loads.changes += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return loads
}

type Size = ReturnType<typeof pixelsOf>

interface WatchedPage {
  page: Page
  loads: Loads
}

/** After so many attempts, a file that does not load is no longer waited for. */
const ATTEMPTS = 10

/** Waits until the page has settled and nothing loads any more. */
async function ready({ page, loads }: WatchedPage): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { changes } = loads
    await page.evaluate(settle)
    if (loads.open.size === 0 && loads.changes === changes) break
  }
}

/** A browser context for one page, so that stories in two pages are isolated. */
async function newDevice(browser: Browser): Promise<BrowserContext> {
  const device = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    reducedMotion: 'reduce',
  })
  await device.addInitScript(steadyPage)
  return device
}

async function openPage(device: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await device.newPage()
  const loads = watchLoads(page)
  await page.goto(`${origin}iframe.html?viewMode=story`, { timeout: STORY_MS })
  await page.waitForFunction(isReady, undefined, { timeout: STORY_MS })
  await page.evaluate(prepare)
  return { page, loads }
}

const inTime = <Value>(promise: Promise<Value>, late: Value, ms = STORY_MS): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * Makes the window as high as the page, so that everything that is rendered or loaded only near the
 * window is in the picture.
 */
async function showWhole(watched: WatchedPage, { width, height }: Size): Promise<void> {
  const whole = Math.min(await watched.page.evaluate(painted), HIGHEST_PX)
  if (whole <= height) return
  await watched.page.setViewportSize({ width, height: whole })
  await inTime(ready(watched), undefined)
}

interface Taken {
  /** Why there are no pictures. */
  problem: string | null
  /** Whether the story has left nothing that could affect the next one. */
  isOver: boolean
}

/** Returns null for a timeout, so that a story on a busy machine does not end the whole run. */
function unlessLate(error: unknown): null {
  if (error instanceof errors.TimeoutError) return null
  throw error
}

/** Takes a story’s pictures. */
async function take(watched: WatchedPage, shot: Shot, folder: string): Promise<Taken> {
  const { page, loads } = watched
  const { id } = shot.story
  // Requests of the previous story need not be waited for.
  loads.open.clear()
  const size = pixelsOf(shot.size)
  await page.setViewportSize(size)
  const late = { problem: 'The story has not ended', isHeld: false }
  const { problem, isHeld } = await inTime(
    page.evaluate(play, [id, heldMessage(id)] as const),
    late,
  )
  if (problem !== null) return { problem, isOver: false }
  await inTime(ready(watched), undefined)
  await showWhole(watched, size)
  for (const scheme of SCHEMES) {
    await page.evaluate(showIn, scheme)
    await page.evaluate(painted)
    if (loads.open.size > 0) await inTime(ready(watched), undefined)
    const options = { animations: 'disabled', caret: 'hide', style: HIDDEN } as const
    const picture = await page.screenshot({ ...options, timeout: STORY_MS }).catch(unlessLate)
    if (picture === null) return { problem: 'No picture could be taken in time', isOver: false }
    writeFileSync(join(folder, pictureOf(shot, scheme)), picture)
  }
  const released = async (): Promise<boolean> => {
    await page.evaluate(release, [id, RELEASE] as const)
    return true
  }
  const isClean = loads.open.size === 0 && (await page.evaluate(isClear))
  const isOver = isClean && (!isHeld || (await inTime(released(), false, RELEASE_MS)))
  return { problem, isOver }
}

/** Browsers treat such a host as local. It has no port, because pages may show their URL. */
const HOST = 'storybook.localhost'

/**
 * Takes pictures of a built Storybook, which is served as plain files, always at the same address.
 *
 * @param folder the folder of the pictures
 * @returns the stories that could not be shown; they have no pictures
 */
export async function takePictures(
  build: string,
  shots: Shot[],
  folder: string,
): Promise<PictureSet['broken']> {
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: build },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '')
  const origin = `http://${HOST}/`
  const address = `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port}`
  const left = [...shots]
  const broken: PictureSet['broken'] = []
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, address, ...FULL_REPAINT] })
  const work = async (): Promise<void> => {
    const device = await newDevice(browser)
    let watched = await openPage(device, origin)
    let shown = ''
    const renew = async (): Promise<void> => {
      await watched.page.close()
      watched = await openPage(device, origin)
    }
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) {
      // Storybook does not replay the current story when only the size changes.
      if (shot.story.id === shown) await renew()
      shown = shot.story.id
      const { problem, isOver } = await take(watched, shot, folder)
      if (problem !== null) broken.push({ shot, problem })
      if (!isOver) await renew()
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() * PAGES }, work))
  } finally {
    await browser.close()
    await server.close()
  }
  return broken
}
