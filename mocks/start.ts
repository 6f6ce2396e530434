/** What a build with mocks runs before the app. */
import type { MockServer } from './api.ts'
import { createControl } from './control.ts'
import { proxied } from './hybrid/upstream.ts'
import { RequestLog } from './log.ts'
import { openPage } from './page.ts'
import { offerPanel } from './panel/opener.ts'
import { startScenario } from './state.ts'

/** The real server beside the mock: only `npm run dev:hybrid` has one. */
const SERVER = import.meta.env.MOCK_SERVER

/** The mock in this page: state in IndexedDB, calls through the service worker. */
async function startInBrowser(): Promise<void> {
  const [{ openWorkerDoor }, { IndexedDbStore }] = await Promise.all([
    import('./browser.ts'),
    import('./indexed-db-store.ts'),
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
  const { remoteControl } = await import('./remote-control.ts')
  offerPanel(await openPage(remoteControl(location.origin)))
}

export const startMocks = (): Promise<void> =>
  __MOCKS__ === 'shared' ? startShared() : startInBrowser()
