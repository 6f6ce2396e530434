/** What a build with mocks runs before the app. */
import { clear, createStore } from 'idb-keyval'

import { type Control, createControl } from './engine/control/control.ts'
import { RequestLog } from './engine/log.ts'
import { openMockPage } from './engine/page/open-mock-page.ts'
import { keysFromNow } from './engine/panel/keys-from-now.ts'
import { answer, type MockServer } from './engine/pipeline/pipeline.ts'
import { proxied } from './engine/pipeline/upstream.ts'
import { productPage } from './pulse-product-page.ts'
import { product } from './pulse-product.ts'

/** The real server beside the mock: only `npm run dev:hybrid` has one. */
const SERVER = import.meta.env.MOCK_SERVER

type Opened = Awaited<ReturnType<typeof openMockPage>>

/** Deletes the answers that the application has stored (`src/api/last-seen.ts`). */
async function forget(): Promise<void> {
  try {
    await clear(createStore('pulse-last-seen', 'answers'))
  } catch {
    // The database is blocked, so nothing is stored.
  }
}

/** Opens the page. When other data replaces the mock's, no answer of before is shown any more. */
const openPage = (control: Control): Promise<Opened> =>
  openMockPage(
    {
      ...control,
      scenario: (id) => control.scenario(id).then(forget),
      importState: (file) => control.importState(file).then(forget),
    },
    productPage,
  )

/** The mock in this page: state in IndexedDB, calls through the service worker. */
async function startInBrowser(): Promise<Opened> {
  const [{ openWorkerDoor }, { openPageStore }] = await Promise.all([
    import('./engine/doors/worker-door.ts'),
    import('./page-store.ts'),
  ])
  const server: MockServer = {
    product,
    store: openPageStore(),
    log: new RequestLog(),
    upstream: SERVER === undefined ? undefined : proxied(SERVER),
  }
  const [opened] = await Promise.all([
    openPage(createControl(server)),
    openWorkerDoor(product.prefix, (call) => answer(call, server)),
  ])
  return opened
}

/** The mock in the server that this page came from. */
async function startShared(): Promise<Opened> {
  const { remoteControl } = await import('./engine/control/remote-control.ts')
  return openPage(remoteControl(location.origin))
}

/**
 * Returns a function that adds the panel's opener; it is called after the first screen is shown.
 */
export async function startMocks(): Promise<() => Promise<void>> {
  // Before the application adds its own listeners, which would get the panel's keys first.
  const onKeys = keysFromNow()
  const { mock, resume } = await (__MOCKS__ === 'shared' ? startShared() : startInBrowser())
  const offer = async (): Promise<void> => {
    const { offerPanel } = await import('./engine/panel/opener.ts')
    offerPanel(mock, productPage, onKeys)
  }
  if (!resume) return offer
  // A recording resumes before the app starts, but after the panel has added its listeners: a key
  // that closes the panel is not a step.
  await offer()
  await resume()
  return () => Promise.resolve()
}
