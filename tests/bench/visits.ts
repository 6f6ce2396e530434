/**
 * First visits on Slow 4G, on a phone in Chromium with a processor four times slower; and the
 * browser's counters for its page.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

import type { ShapedServer } from './shaped-server.ts'

const CPU_SLOWDOWN = 4

interface Device {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

interface DeviceOptions {
  /** The stored session of a person who is signed in. */
  session?: string | undefined
  /**
   * Milliseconds that the page's clock is ahead of the machine's: the server's data has that time.
   */
  ahead?: number | undefined
}

/** A new device with an empty cache. `slowDown` slows its processor down. */
export async function newDevice(
  browser: Browser,
  { session, ahead = 0 }: DeviceOptions,
): Promise<Device> {
  const context = await browser.newContext({
    locale: 'uk-UA',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.addInitScript((stored) => {
    if (stored) localStorage.setItem('auth-storage', stored)
  }, session)
  await page.addInitScript((offset) => {
    const RealDate = Date
    const now = (): number => RealDate.now() + offset
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
  }, ahead)
  const devtools = await context.newCDPSession(page)
  // The time of the page's own thread, without other work of the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { context, page, devtools }
}

export const slowDown = async ({ devtools }: Pick<Device, 'devtools'>): Promise<void> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** The browser's counters, by its own names; times in seconds since the page began. */
export async function metricsOf({
  devtools,
}: Pick<Device, 'devtools'>): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shifted?: number
  }
}

/** Sums up the layout shifts of a page while it loads. It runs in the page. */
function watchShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A page to open, and the element that shows its data. */
interface FirstVisit extends DeviceOptions {
  path: string
  shows: string
}

interface FirstLoad {
  /** Gzip KB up to the moment when the data is visible. */
  js: number
  css: number
  requests: number
  /** Milliseconds of the main thread until the page is idle. */
  work: number
  /** Milliseconds from the start of the navigation. */
  firstPaint: number
  visible: number
  layoutShift: number
}

/** Opens `path` with an empty cache and waits for an element that shows the data. */
async function firstLoad(
  browser: Browser,
  server: ShapedServer,
  { path, shows, session, ahead }: FirstVisit,
): Promise<FirstLoad> {
  const device = await newDevice(browser, { session, ahead })
  const { context, page } = device
  await slowDown(device)
  await page.addInitScript(watchShifts)
  server.sent.length = 0
  const started = Date.now()
  await page.goto(server.origin + path, { waitUntil: 'commit' })
  await page.locator(shows).first().waitFor({ timeout: 60_000 })
  const visible = Date.now() - started
  const before = server.sent.filter(({ done }) => done <= started + visible)
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.waitForLoadState('networkidle')
  const layoutShift = (await page.evaluate(() => window.shifted)) ?? 0
  const metric = await metricsOf(device)
  await context.close()
  const kilobytes = (kind: 'js' | 'css'): number =>
    before.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return {
    js: kilobytes('js'),
    css: kilobytes('css'),
    requests: before.length,
    work: metric('TaskDuration') * 1000,
    firstPaint,
    visible,
    layoutShift,
  }
}

const RUNS = 5

/** A page to visit, and the name of the page of the minimal app that it is compared with. */
type Target = FirstVisit & { server: ShapedServer; minimal?: string }

/**
 * Visits each page five times, in turns, so that a machine that slows down affects all of them
 * equally. Prints the medians.
 */
export async function printVisits(
  browser: Browser,
  targets: Record<string, Target>,
): Promise<void> {
  const loads = new Map<string, FirstLoad[]>(Object.keys(targets).map((name) => [name, []]))
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, target] of Object.entries(targets))
      loads.get(name)?.push(await firstLoad(browser, target.server, target))
  const of = (name: string, figure: keyof FirstLoad): number =>
    median((loads.get(name) ?? []).map((load) => load[figure]))
  const rows = Object.entries(targets).map(([name, { minimal }]) => {
    const times = (figure: keyof FirstLoad): string =>
      minimal === undefined ? '' : `${(of(name, figure) / of(minimal, figure)).toFixed(2)} ×`
    const row = {
      'JS KB': of(name, 'js').toFixed(1),
      'CSS KB': of(name, 'css').toFixed(1),
      requests: of(name, 'requests'),
      'first paint ms': Math.round(of(name, 'firstPaint')),
      'visible ms': Math.round(of(name, 'visible')),
      'main thread ms': Math.round(of(name, 'work')),
      shift: of(name, 'layoutShift').toFixed(3),
    }
    return [name, { ...row, 'of the minimal’s': times('visible'), 'of its work': times('work') }]
  })
  console.table(Object.fromEntries(rows))
}
