/**
 * A phone in Chromium with a processor four times slower: its page, the browser's counters for it,
 * and when parts of the page are on the screen.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

const CPU_SLOWDOWN = 4

interface Device {
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

/** A new device with an empty cache, or a new page on a device. `slowDown` slows its processor. */
export async function newDevice(
  on: Browser | BrowserContext,
  { session, ahead = 0 }: DeviceOptions,
): Promise<Device> {
  const phone = { locale: 'uk-UA', viewport: { width: 390, height: 844 } }
  const context = 'newContext' in on ? await on.newContext(phone) : on
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

/**
 * A device on which a page was opened, until the worker has its files and what was seen is stored.
 */
export async function deviceThatWasAt(
  browser: Browser,
  url: string,
  options: DeviceOptions,
): Promise<BrowserContext> {
  const { context, page } = await newDevice(browser, options)
  await page.goto(url)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const taken = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve),
    )
    await serviceWorker.ready
    if (!serviceWorker.controller) await taken
  })
  await page.waitForLoadState('networkidle')
  await page.close()
  return context
}

/** Opens a page with a slow processor, and waits until its parts are on the screen. */
export async function openSlowly(
  on: Browser | BrowserContext,
  url: string,
  parts: Record<string, Part>,
  options: DeviceOptions,
): Promise<Device> {
  const device = await newDevice(on, options)
  const { page, devtools } = device
  await slowDown(device)
  await page.addInitScript(watchPage, parts)
  // Who comes back does so when the browser has long stopped the worker.
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(() => window.allShown)
  return device
}

/** The browser's counters, by its own names; times in seconds since the page began. */
export async function metricsOf({
  devtools,
}: Pick<Device, 'devtools'>): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
}

/** A part of a page that may be on the screen. */
export interface Part {
  /** The first displayed element of this selector, with no skeleton in it. */
  shows: string
  /** Nothing on the page is busy or a skeleton, either. */
  whole?: true
}

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shifted?: number
    /** In milliseconds since the navigation began. */
    firstPaint?: number
    /** When each part was on the screen. */
    times?: Record<string, number>
    /** Resolves once all of that is known, or after a minute. */
    allShown?: Promise<void>
  }
}

/**
 * Notes when each part is painted, and the layout shifts. It runs in the page before everything
 * else, so it refers to nothing outside its body.
 */
export function watchPage(parts: Record<string, Part>): void {
  const times: Record<string, number> = {}
  window.times = times
  const { promise, resolve } = Promise.withResolvers<void>()
  window.allShown = promise
  setTimeout(resolve, 60_000)
  const note = (): void => {
    const isAll = Object.keys(times).length === Object.keys(parts).length
    if (isAll && window.firstPaint !== undefined) resolve()
  }
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value)
      if (entry.name === 'first-contentful-paint') window.firstPaint = entry.startTime
    }
    note()
  }).observe({ entryTypes: ['layout-shift', 'paint'] })

  const skeleton = 'span[class*="_block_"][aria-hidden]'
  const displayed = (within: ParentNode, selector: string): Element | undefined =>
    [...within.querySelectorAll(selector)].find((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
    })
  const isShown = ({ shows, whole }: Part): boolean => {
    const part = displayed(document, shows)
    if (!part || displayed(part, skeleton)) return false
    return !whole || !displayed(document, `[aria-busy="true"], ${skeleton}`)
  }

  // A message that is posted in a frame comes after it is painted.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data: name }) => {
    times[name] = performance.now()
    note()
  })
  port1.start()
  const left = new Map(Object.entries(parts))
  let frame = 0
  const check = (): void => {
    frame = 0
    for (const [name, part] of left) if (isShown(part) && left.delete(name)) port2.postMessage(name)
  }
  const ask = (): void => {
    if (left.size > 0) frame ||= requestAnimationFrame(check)
  }
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(ask).observe(document, everything)
  // A style sheet has arrived.
  document.addEventListener('load', ask, true)
}
