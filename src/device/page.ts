/** The life of a page: how it was opened, when its first screen is shown, what loads after it. */

/** The longest wait for a page that is never idle, such as one on a slow phone, in ms. */
const LONGEST_WAIT_MS = 2000

/** Resolves when the page is idle; in Safari, which has no idle callbacks, after 50 ms. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: LONGEST_WAIT_MS })
    else setTimeout(done, 50)
  })

let shown = (): void => {}

/** Resolves once the first screen of the page is shown; what it does not need loads after that. */
export const firstScreen = new Promise<void>((resolve) => {
  shown = resolve
})

/** Called when a screen was rendered; the browser has painted it when the page is idle. */
export async function noteScreen(): Promise<void> {
  await whenIdle()
  // What the first screen has not taken is old when another one asks for it.
  globalThis.firstCalls = undefined
  shown()
}

/**
 * Whether this page was opened by a link or an address. A reload or a return in the history
 * continues the previous visit.
 */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
}

/**
 * The worker that keeps the app's files on the device, in builds without a mock (docs/hosting.md
 * «Worker»).
 */
const APP_WORKER = '/worker.js'

/** The files of the first screen load before those of other screens. */
const AFTER_MS = 3000

/**
 * Registers it once the first screen is shown. Without it, as with a mock, in development and on
 * plain HTTP, the app needs a network.
 */
export function registerAppWorker(): void {
  if (__MOCKS__ !== 'none' || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register(APP_WORKER, { updateViaCache: 'none' }).catch(() => undefined)
  }, AFTER_MS)
}
