/** What a build with mocks runs before the app. */
import { createControl } from './engine/control/control.ts'
import { RequestLog } from './engine/log.ts'
import { openPage } from './engine/page/open-page.ts'
import { offerPanel } from './engine/panel/opener.ts'
import type { MockServer } from './engine/pipeline/pipeline.ts'
import { proxied } from './engine/pipeline/upstream.ts'
import { productPage } from './pulse-product-page.ts'
import { product } from './pulse-product.ts'

/** The real server beside the mock: only `npm run dev:hybrid` has one. */
const SERVER = import.meta.env.MOCK_SERVER

/** The mock in this page: state in IndexedDB, calls through the service worker. */
async function startInBrowser(): Promise<void> {
  const [{ openWorkerDoor }, { IndexedDbStore }] = await Promise.all([
    import('./engine/doors/worker-door.ts'),
    import('./engine/indexed-db-store.ts'),
  ])
  const server: MockServer = {
    product,
    store: new IndexedDbStore(product),
    log: new RequestLog(),
    upstream: SERVER === undefined ? undefined : proxied(SERVER),
  }
  const [opened] = await Promise.all([
    openPage(createControl(server), productPage),
    openWorkerDoor(server),
  ])
  await offer(opened)
}

/** The mock in the server that this page came from. */
async function startShared(): Promise<void> {
  const { remoteControl } = await import('./engine/control/remote-control.ts')
  await offer(await openPage(remoteControl(location.origin), productPage))
}

async function offer({ mock, resume }: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  offerPanel(mock, productPage)
  // Later than the panel's listeners: a key that closes it is not a step.
  await resume()
}

export const startMocks = (): Promise<void> =>
  __MOCKS__ === 'shared' ? startShared() : startInBrowser()
