/** One first visit in Chromium on Slow 4G with the CPU slowed down four times. */
import type { Browser } from 'playwright'

import { type DeviceOptions, metricsOf, newDevice, slowDown } from './device.ts'
import { watchShifts } from './layout-shifts.ts'
import type { Sent, ShapedServer } from './shaped-server.ts'

export interface FirstLoad {
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
  /** What moved, a line for each shift. */
  shifts: string[]
  /** Each request, in milliseconds from the start. */
  waterfall: Sent[]
}

/** A page to open, and the element that shows its data. */
export interface FirstVisit extends DeviceOptions {
  path: string
  shows: string
}

/** Opens `path` with an empty cache and waits for an element that shows the data. */
export async function firstLoad(
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
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? []
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
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifts: shifts.map(({ line }) => line),
    waterfall: server.sent.map((one) => ({
      ...one,
      asked: one.asked - started,
      done: one.done - started,
    })),
  }
}
