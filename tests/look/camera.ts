/** Takes the pictures of a built Storybook, with several pages side by side. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'

import { TOAST_MS } from '#src/ui/overlays/toast.ts'
import { heldMessage, RELEASE } from '#storybook/common/hold-messages.ts'
import { pixelsOf } from '#storybook/common/viewports.ts'
import {
  isMarked,
  isReady,
  painted,
  play,
  prepare,
  release,
  settle,
  showIn,
} from '#storybook/story-page.ts'
import { launchOptions } from '#tests/support/chromium.ts'

import { pictureOf, SCHEMES, type Shot } from './shots.ts'
import { steadyPage } from './steady-page.ts'

/** The largest height of a picture; longer ones are slow and show nothing new. */
const HIGHEST_PX = 4000
const STORY_MS = 120_000
const RELEASE_MS = 20_000
/** For each core: most of the time a page waits. */
const PAGES = 2
/** How long messages stay. */
const MESSAGES_MS = Object.values(TOAST_MS).filter((ms) => ms !== null)
/** Hidden in every picture: measured times, and running clocks. */
const HIDDEN = '[data-varies] { display: none !important; }'
/**
 * Otherwise parts of a page that are already painted would be painted over, with other edges, and a
 * page would be painted before its images are decoded.
 */
const FULL_REPAINT = ['--disable-partial-raster', '--disable-checker-imaging']

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

type Size = ReturnType<typeof pixelsOf>

interface Camera {
  page: Page
  loading: Set<Request>
  /** Requests that a story leaves behind. */
  unanswered: Set<Request>
}

/** After so many attempts, calls whose answers the story holds are no longer waited for. */
const LOOKS = 10

async function ready({ page, loading, unanswered }: Camera): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const timeouts = await page.evaluate(settle)
    if (loading.size === 0 || loading.size + unanswered.size <= timeouts) break
  }
  for (const request of loading) unanswered.add(request)
  loading.clear()
}

/** Of one page: stories in two pages are isolated. */
async function newDevice(browser: Browser): Promise<BrowserContext> {
  const device = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    reducedMotion: 'reduce',
  })
  await device.addInitScript(steadyPage, MESSAGES_MS)
  return device
}

async function openPage(device: BrowserContext, origin: string): Promise<Camera> {
  const page = await device.newPage()
  const loading = watchLoads(page)
  await page.goto(`${origin}iframe.html?viewMode=story`, { timeout: STORY_MS })
  await page.waitForFunction(isReady, undefined, { timeout: STORY_MS })
  await page.evaluate(prepare)
  return { page, loading, unanswered: new Set() }
}

const inTime = <Value>(promise: Promise<Value>, late: Value, ms = STORY_MS): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * Makes the window as high as the page: what is rendered or loaded only near the window is there,
 * and the picture of a window needs no scrolling.
 */
async function showWhole(camera: Camera, { width, height }: Size): Promise<void> {
  const whole = Math.min(await camera.page.evaluate(painted), HIGHEST_PX)
  if (whole <= height) return
  await camera.page.setViewportSize({ width, height: whole })
  await inTime(ready(camera), undefined)
}

interface Taken {
  /** Why there are no pictures. */
  problem: string | null
  /** Whether nothing of the story is left that could reach the next one. */
  isOver: boolean
}

/** Takes a story’s pictures. */
async function take(camera: Camera, shot: Shot, folder: string): Promise<Taken> {
  const { page, loading, unanswered } = camera
  const { id } = shot.story
  // Requests of the previous story need not be waited for.
  loading.clear()
  const size = pixelsOf(shot.size)
  await page.setViewportSize(size)
  const late = { problem: 'The story has not ended', isHeld: false }
  const { problem, isHeld } = await inTime(
    page.evaluate(play, [id, heldMessage(id)] as const),
    late,
  )
  if (problem !== null) return { problem, isOver: false }
  await inTime(ready(camera), undefined)
  await showWhole(camera, size)
  for (const scheme of SCHEMES) {
    await page.evaluate(showIn, scheme)
    await page.evaluate(painted)
    if (loading.size > 0) await inTime(ready(camera), undefined)
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      style: HIDDEN,
      timeout: STORY_MS,
    })
    writeFileSync(join(folder, pictureOf(shot, scheme)), picture)
  }
  const released = async (): Promise<boolean> => {
    await page.evaluate(release, [id, RELEASE] as const)
    return true
  }
  const isAnswered = loading.size + unanswered.size === 0
  const isClean = isAnswered && !(await page.evaluate(isMarked))
  const isOver = isClean && (!isHeld || (await inTime(released(), false, RELEASE_MS)))
  return { problem, isOver }
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
  const args = [...options.args, at.argument, ...FULL_REPAINT]
  const browser = await chromium.launch({ ...options, args })
  const work = async (): Promise<void> => {
    const device = await newDevice(browser)
    let camera = await openPage(device, at.origin)
    let shown = ''
    const renew = async (): Promise<void> => {
      await camera.page.close()
      camera = await openPage(device, at.origin)
    }
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) {
      // Storybook does not play a story again that it shows already, at another size.
      if (shot.story.id === shown) await renew()
      shown = shot.story.id
      const { problem, isOver } = await take(camera, shot, folder)
      if (problem !== null) broken.push({ shot, problem })
      if (!isOver) await renew()
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() * PAGES }, work))
  } finally {
    await browser.close()
  }
  return broken
}
