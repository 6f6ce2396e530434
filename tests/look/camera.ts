/** Takes the pictures of a built Storybook, with two pages side by side. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Browser, chromium, type Page, type Request } from 'playwright'

import { TOAST_MS } from '#src/ui/overlays/toast.ts'
import { pixelsOf } from '#storybook/common/viewports.ts'
import { isReady, painted, play, prepare, settle, showIn } from '#storybook/story-page.ts'
import { launchOptions } from '#tests/support/chromium.ts'

import { pictureOf, SCHEMES, type Shot } from './shots.ts'
import { steadyPage } from './steady-page.ts'

/** The largest height of a picture; longer ones are slow and show nothing new. */
const HIGHEST_PX = 4000
const STORY_MS = 120_000
/** How long messages stay. */
const MESSAGES_MS = Object.values(TOAST_MS).filter((ms) => ms !== null)
/** Hidden in every picture: measured times, and running clocks. */
const HIDDEN = '[data-varies] { visibility: hidden !important; }'
/** Otherwise parts of a page that are already painted would be painted over, with other edges. */
const FULL_REPAINT = '--disable-partial-raster'

/** A story that could not be played to its end. */
export interface Broken {
  shot: Shot
  problem: string
}

const LOADED = new Set(['image', 'font', 'script', 'stylesheet', 'fetch'])

/** The requests of a page that are not answered yet. */
function watchLoads(page: Page): Set<Request> {
  const loading = new Set<Request>()
  page.on('request', (request) => {
    if (LOADED.has(request.resourceType())) loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return loading
}

interface Camera {
  page: Page
  loading: Set<Request>
}

/** Polls often enough for a slow machine; a call that a story never answers is not waited for. */
const LOOKS = 20

async function ready({ page, loading }: Camera): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await page.evaluate(settle)
    if (loading.size === 0) break
  }
  // The last change has been painted, too.
  await page.evaluate(settle)
}

/** A page with a device of its own: stories in two pages are isolated. */
async function openPage(browser: Browser, origin: string): Promise<Camera> {
  const context = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(steadyPage, MESSAGES_MS)
  const page = await context.newPage()
  const loading = watchLoads(page)
  await page.goto(`${origin}iframe.html?viewMode=story`, { timeout: STORY_MS })
  await page.waitForFunction(isReady, undefined, { timeout: STORY_MS })
  await page.evaluate(prepare)
  return { page, loading }
}

const inTime = <Value>(promise: Promise<Value>, late: Value): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), STORY_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** A picture that is the same twice: a browser paints some things later than it reports them. */
async function still(page: Page, width: number): Promise<Buffer> {
  const look = async (): Promise<Buffer> => {
    // A picture of a long page scrolls it, and a virtual list renders other rows.
    const height = Math.min(await page.evaluate(painted), HIGHEST_PX)
    return page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
      animations: 'disabled',
      caret: 'hide',
      style: HIDDEN,
      timeout: STORY_MS,
    })
  }
  let [before, after] = [await look(), await look()]
  for (let more = 0; more < LOOKS && !before.equals(after); more += 1)
    [before, after] = [after, await look()]
  return after
}

/** Takes a story’s pictures; returns the error, or null. */
async function take(camera: Camera, shot: Shot, folder: string): Promise<string | null> {
  const { page, loading } = camera
  // Requests of the previous story need not be waited for.
  loading.clear()
  const size = pixelsOf(shot.size)
  await page.setViewportSize(size)
  const problem = await inTime(page.evaluate(play, shot.story.id), 'The story has not ended')
  if (problem !== null) return problem
  await inTime(ready(camera), undefined)
  if ((await page.evaluate(painted)) > size.height) {
    // A picture of a long page brings its end near the window: what loads only there is requested.
    await page.screenshot({ fullPage: true, timeout: STORY_MS })
    await inTime(ready(camera), undefined)
  }
  for (const scheme of SCHEMES) {
    await page.evaluate(showIn, scheme)
    writeFileSync(join(folder, pictureOf(shot, scheme)), await still(page, size.width))
  }
  return null
}

/**
 * @param at where the built Storybook is served, and Chromium's argument for that address
 * @param folder the folder of the pictures
 * @returns the stories that could not be shown; they have no pictures
 */
export async function takePictures(
  at: { origin: string; argument: string },
  shots: Shot[],
  folder: string,
): Promise<Broken[]> {
  mkdirSync(folder, { recursive: true })
  const left = [...shots]
  const broken: Broken[] = []
  const options = launchOptions()
  const args = [...options.args, at.argument, FULL_REPAINT]
  const browser = await chromium.launch({ ...options, args })
  /**
   * Each page takes the next story from its end of the list: wide stories first, narrow ones last.
   */
  const work = async (next: () => Shot | undefined): Promise<void> => {
    let camera = await openPage(browser, at.origin)
    for (let shot = next(); shot !== undefined; shot = next()) {
      const problem = await take(camera, shot, folder)
      if (problem === null) continue
      broken.push({ shot, problem })
      // Pending work of this story must not reach the next one.
      await camera.page.context().close()
      camera = await openPage(browser, at.origin)
    }
  }
  try {
    await Promise.all([work(() => left.shift()), work(() => left.pop())])
  } finally {
    await browser.close()
  }
  return broken
}
