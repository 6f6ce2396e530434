/**
 * The worker of builds without a mock: it keeps the app's files, and nothing else (docs/hosting.md
 * «Worker»).
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The used part of a worker's global scope, whose types conflict with those of a page. */
interface WorkerScope {
  /** The build inserts the names of the files here. */
  FILES: PrecacheEntry[]
  registration: { waiting: { postMessage(message: string, options: object): void } | null }
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

interface WorkerEvent {
  data: unknown
  waitUntil(work: Promise<unknown>): void
}

declare const self: WorkerScope

const TAKE_OVER = 'take over'

// The page is answered below, also for `/`.
precacheAndRoute(self.FILES, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

/**
 * Every address is answered with the app's page, except the API's and those of files. The page and
 * the files that it requests later belong to one version: the next version waits until no page of
 * this one is open. If the only page is reloaded, none is left, so the next version answers it.
 */
const page = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute(
    async (options) => {
      const { waiting } = self.registration
      if (waiting === null || (await self.clients.matchAll()).length > 1) return page(options)
      waiting.postMessage(TAKE_OVER, {})
      return new Response('', { headers: { Refresh: '0' } })
    },
    { denylist: [/^\/v1\//, /\/[^/]+\.[a-z\d]+$/] },
  ),
)

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting()
})
// The page that has registered it keeps its files from the first visit on.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
