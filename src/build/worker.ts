/** The worker of builds without a mock: it keeps the app's files, and nothing else (docs/hosting.md «Worker»). */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What is used of a worker's global scope, which TypeScript does not know beside that of a page. */
interface WorkerScope {
  /** The build puts the names of the files here. */
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

// The page is answered below, at `/` too.
precacheAndRoute(self.FILES, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

/**
 * Every address is the app's page, but for the API's and for files. The page and the files that it asks for
 * later are of one version: the next one waits until no page of this one is left. A page that is loaded
 * again while it is the only one is left by that, so the next version answers it.
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
