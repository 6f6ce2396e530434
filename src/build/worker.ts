/**
 * The worker of builds without a mock: it keeps the app's files, and nothing else (docs/hosting.md
 * «Worker»).
 */
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The used part of a worker's global scope, whose types conflict with those of a page. */
interface WorkerScope {
  /** The build inserts the names of the files here. */
  FILES: PrecacheEntry[]
  clients: {
    claim(): Promise<void>
    matchAll(of: { includeUncontrolled: true }): Promise<{ focus(): unknown }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'notificationclick',
    listener: (event: WorkerEvent) => void,
  ): void
}

type WorkerEvent = Parameters<PrecacheController['install']>[0]

declare const self: WorkerScope

const OPEN = { includeUncontrolled: true } as const
const PAGE = '/index.html'
/** The cache with the page of the newest version whose files are all on the device. */
const NEWEST = 'pulse-newest-page'

/** Keeps the files of this version, and then its page as the newest one. */
async function keepPage(event: WorkerEvent): Promise<void> {
  await files.install(event)
  const [newest, page] = await Promise.all([caches.open(NEWEST), files.matchPrecache(PAGE)])
  if (page) await newest.put(PAGE, page)
}

const files = new PrecacheController()
files.addToCacheList(self.FILES)

self.addEventListener('install', (event) => event.waitUntil(keepPage(event)))
self.addEventListener('activate', (event) => {
  void files.activate(event)
  // The page that has registered it keeps its files from the first visit on.
  event.waitUntil(self.clients.claim())
})
// A notification of a request: the page that has shown it is still open, or there is nothing to show.
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(self.clients.matchAll(OPEN).then(([page]) => page?.focus())),
)
// The first version of this worker reloads its page until the next one takes over.
self.addEventListener('message', () => void self.skipWaiting())
cleanupOutdatedCaches()

/**
 * Every address is answered with the app's page, except the API's and those of files. While a page
 * is open, the next version's worker waits, and the files of both versions are on the device: the
 * open page keeps its own, and the next load gets the newest page.
 */
registerRoute(
  new NavigationRoute(
    async ({ request }) => (await caches.match(PAGE, { cacheName: NEWEST })) ?? fetch(request),
    { denylist: [/^\/v1\//, /\/[^/]+\.[a-z\d]+$/] },
  ),
)
registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }))
// A file of another version than this worker's.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) =>
    (await caches.match(url.href, { ignoreVary: true })) ?? fetch(request),
)
