/**
 * The worker that keeps the app's files on the device, in builds without a mock (docs/hosting.md
 * «Worker»).
 */
const APP_WORKER = '/worker.js'

/** The files of the first screen load before those of other screens. */
const AFTER_MS = 3000

/**
 * Registers it once the first screen is shown. Without it, as in development and on plain HTTP, the
 * app needs a network.
 */
export function registerAppWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register(APP_WORKER, { updateViaCache: 'none' }).catch(() => undefined)
  }, AFTER_MS)
}
