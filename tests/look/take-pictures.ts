/** Takes the pictures of a built Storybook, with several pages side by side. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { preview } from 'vite'

import { heldMessage } from '#storybook/common/stories.ts'
import { pixelsOf } from '#storybook/common/viewports.ts'
import { launchOptions } from '#tests/support/chromium.ts'
import { ROOT } from '#tests/support/paths.ts'

import { pictureOf, type PictureSet, SCHEMES, type Shot } from './shots.ts'
import { steadyPage } from './steady-page.ts'
import { ended, painted, settle, showIn } from './story-page.ts'

/** The maximum height of a picture; higher ones are slow and show nothing new. */
const HIGHEST_PX = 4000
const STORY_MS = 120_000
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

/** After so many attempts, a file that does not load is no longer waited for. */
const ATTEMPTS = 10

/** A page for one story after the other. */
interface Opened {
  page: Page
  /** The files that are still loading. */
  open: Set<Request>
}

async function openPage(device: BrowserContext): Promise<Opened> {
  const page = await device.newPage()
  const open = new Set<Request>()
  page.on('request', (one) => LOADED.has(one.resourceType()) && open.add(one))
  page.on('requestfinished', (one) => open.delete(one))
  page.on('requestfailed', (one) => open.delete(one))
  return { page, open }
}

/** Waits until the page has settled and nothing loads any more. */
async function ready({ page, open }: Opened): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await page.evaluate(settle)
    if (open.size === 0) return
  }
}

/** Takes a story’s pictures, or returns why there are none. */
async function take(
  opened: Opened,
  shot: Shot,
  origin: string,
  folder: string,
): Promise<string | null> {
  const { page, open } = opened
  const { id } = shot.story
  const { width, height } = pixelsOf(shot.size)
  await page.setViewportSize({ width, height })
  // Stopped at its state, as on the wall. The tests already report what axe would find.
  const globals = 'globals=steps:state;a11y.manual:!true'
  await page.goto(`${origin}iframe.html?viewMode=story&id=${encodeURIComponent(id)}&${globals}`)
  const end = await (await page.waitForFunction(ended, heldMessage(id))).jsonValue()
  if (end?.problem) return end.problem
  await ready(opened)
  // The window becomes as high as the page, so that everything that is rendered or loaded only near
  // the window is in the picture.
  const whole = Math.min(await page.evaluate(painted), HIGHEST_PX)
  if (whole > height) {
    await page.setViewportSize({ width, height: whole })
    await ready(opened)
  }
  for (const scheme of SCHEMES) {
    await page.evaluate(showIn, scheme)
    await page.evaluate(painted)
    if (open.size > 0) await ready(opened)
    const path = join(folder, pictureOf(shot, scheme))
    await page.screenshot({ path, animations: 'disabled', caret: 'hide', style: HIDDEN })
  }
  return null
}

/** Returns a function that prints how many pictures are taken, and how long the rest may take. */
function progressOf(all: number): () => void {
  const began = Date.now()
  let done = 0
  return () => {
    done += 1
    const left = Math.ceil((((Date.now() - began) / done) * (all - done)) / 60_000)
    const line = `${done} of ${all}, about ${left} min left`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001B[K${done === all ? '\n' : ''}`)
    else if (done % 50 === 0) console.log(line)
  }
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
  const address = `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port}`
  const left = [...shots]
  const tell = progressOf(shots.length)
  const broken: PictureSet['broken'] = []
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, address, ...FULL_REPAINT] })
  const work = async (): Promise<void> => {
    const device = await browser.newContext({
      locale: 'uk-UA',
      timezoneId: 'Europe/Kyiv',
      reducedMotion: 'reduce',
    })
    device.setDefaultTimeout(STORY_MS)
    await device.addInitScript(steadyPage)
    let opened = await openPage(device)
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) {
      const problem = await take(opened, shot, `http://${HOST}/`, folder).catch(String)
      tell()
      if (problem === null) continue
      broken.push({ shot, problem })
      // It may be the page that has failed.
      await opened.page.close()
      opened = await openPage(device)
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
