/** What a build with mocks runs before the app. */
import { createControl } from './engine/control.ts'
import { proxied } from './engine/hybrid/upstream.ts'
import { RequestLog } from './engine/log.ts'
import { openPage } from './engine/page.ts'
import { offerPanel } from './engine/panel/opener.ts'
import type { MockServer } from './engine/pipeline.ts'
import { productPage } from './product-page.ts'
import { product } from './product.ts'

/** The real server beside the mock: only `npm run dev:hybrid` has one. */
const SERVER = import.meta.env.MOCK_SERVER

/** The mock in this page: state in IndexedDB, calls through the service worker. */
async function startInBrowser(): Promise<void> {
  const [{ openWorkerDoor }, { IndexedDbStore }] = await Promise.all([
    import('./engine/browser.ts'),
    import('./engine/indexed-db-store.ts'),
  ])
  const server: MockServer = {
    product,
    store: new IndexedDbStore(product),
    log: new RequestLog(),
    upstream: SERVER === undefined ? undefined : proxied(SERVER),
  }
  const [mock] = await Promise.all([
    openPage(createControl(server), productPage),
    openWorkerDoor(server),
  ])
  offerPanel(mock, productPage)
}

/** The mock in the server that this page came from. */
async function startShared(): Promise<void> {
  const { remoteControl } = await import('./engine/remote-control.ts')
  const mock = await openPage(remoteControl(location.origin), productPage)
  offerPanel(mock, productPage)
}

export const startMocks = (): Promise<void> =>
  __MOCKS__ === 'shared' ? startShared() : startInBrowser()
