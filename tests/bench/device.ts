/** A phone in Chromium with a slower processor, and the browser's counters for its page. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

const CPU_SLOWDOWN = 4

export interface Device {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

export interface DeviceOptions {
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
