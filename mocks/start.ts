import { createControl } from './engine/control.ts'
import { proxied } from './engine/hybrid/upstream.ts'
import { RequestLog } from './engine/log.ts'
import { openPage } from './engine/page.ts'
import { offerPanel } from './engine/panel/opener.ts'
/** What a build with mocks runs before the app. */
import type { MockServer } from './engine/pipeline.ts'
import { startScenario } from './engine/state.ts'

/** The real server beside the mock: only `npm run dev:hybrid` has one. */
const SERVER = import.meta.env.MOCK_SERVER

/** The mock in this page: state in IndexedDB, calls through the service worker. */
async function startInBrowser(): Promise<void> {
  const [{ openWorkerDoor }, { IndexedDbStore }] = await Promise.all([
    import('./engine/browser.ts'),
    import('./engine/indexed-db-store.ts'),
  ])
  const server: MockServer = {
    store: new IndexedDbStore(() => startScenario('typical')),
    log: new RequestLog(),
    upstream: SERVER === undefined ? undefined : proxied(SERVER),
  }
  const [mock] = await Promise.all([openPage(createControl(server)), openWorkerDoor(server)])
  offerPanel(mock)
}

/** The mock in the server that this page came from. */
async function startShared(): Promise<void> {
  const { remoteControl } = await import('./engine/remote-control.ts')
  offerPanel(await openPage(remoteControl(location.origin)))
}

export const startMocks = (): Promise<void> =>
  __MOCKS__ === 'shared' ? startShared() : startInBrowser()
