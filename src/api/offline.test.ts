/**
 * What the device stores for one person until they sign out, and what is shown while there is no
 * connection, or the server fails.
 */
import { MutationObserver, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice, type FakeStorage } from '#tests/fixtures/device/fake-device.fixture.ts'

const OLENA = '+380501112233'
const TARAS = '+380507778899'
const WEEK_MS = 7 * 24 * 60 * 60_000

const named = (name: string) => ({ name })
const Named = v.looseObject({ name: v.string() })
const HERS = named('Олена')

let storage: FakeStorage

const signIn = (phone: string, userType: 'coach' | null = null): unknown => {
  const session = signedIn(signedOut, { access_token: 'A', refresh_token: 'R' }, phone)
  return storage.items.set('auth-storage', JSON.stringify({ ...session, userType }))
}
const signOut = (): unknown => storage.items.delete('auth-storage')

/** `vi.waitFor` would advance a fake clock. */
const setTime = (ms: number): unknown => vi.spyOn(Date, 'now').mockReturnValue(ms)

/** A read of a screen. */
interface Read {
  id?: string
  operation?: string
  schema?: v.GenericSchema
}

/** A tab of the device, with its own instances of the modules; its first screen is shown. */
async function openTab() {
  vi.resetModules()
  const [offline, { ApiError }, { noteScreen }, { appStore }] = await Promise.all([
    import('./offline.ts'),
    import('./operation.ts'),
    import('#src/device/page.ts'),
    import('#src/device/storage.ts'),
  ])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  offline.followOffline(client)
  await noteScreen()
  const failure = (reason: 'network' | 'status', status = 500) =>
    new ApiError('GET /v1/users/{id}', reason, new Response(null, { status }))
  const optionsOf = (
    queryFn: () => Promise<unknown>,
    { id = 'a', operation = 'GET /v1/users/{id}', schema = Named }: Read = {},
  ) => ({ queryKey: [operation, { path: { id } }], queryFn, meta: { schema }, staleTime: 0 })
  /** Shows a read, as a screen does. */
  const shows = (options: ReturnType<typeof optionsOf>) => {
    const observer = new QueryObserver<unknown>(client, options)
    return { now: () => observer.getCurrentResult(), leave: observer.subscribe(() => {}) }
  }
  return {
    ...offline,
    client,
    failure,
    refreshes: () => appStore().get(offline.refreshAtom),
    since: () => appStore().get(offline.outdatedAtom),
    optionsOf,
    shows,
    /** Reads for a screen that is left then: the tab itself forgets the answer. */
    async reads(answer: unknown, read?: Read) {
      const options = optionsOf(() => Promise.resolve(answer), read)
      const data = await client.fetchQuery(options)
      client.removeQueries({ queryKey: options.queryKey })
      return data
    },
    /** Reads without a connection, or with another failure, and returns what is shown then. */
    async fails(read?: Read, error: Error = failure('network')) {
      const { now, leave } = shows(optionsOf(() => Promise.reject(error), read))
      await vi.waitFor(() => expect(now().fetchStatus).toBe('idle'))
      // The state of the page follows the query's own.
      await new Promise<void>((done) => notifyManager.schedule(done))
      const { data, error: shown, dataUpdatedAt } = now()
      const [since, isOffline] = [appStore().get(offline.outdatedAtom), offline.isOffline()]
      leave()
      return { data, shown, dataUpdatedAt, since, isOffline }
    },
  }
}

const database = () => createStore('pulse-last-seen', 'answers')
const rows = async () => new Map(await entries<string, unknown>(database()))
const ids = async () =>
  [...(await rows()).keys()].map((key) => key.replace(/ .*"id":"(.*)".*/, ' $1')).toSorted()
const expectRows = (...expected: string[]) =>
  vi.waitFor(async () => expect(await ids()).toEqual(expected))

/** An earlier page has read the profile `a`, and stored it. */
async function hasReadBefore() {
  const tab = await openTab()
  await tab.reads(HERS)
  await expectRows(`${OLENA} a`)
  return tab
}

beforeEach(() => {
  ;({ storage } = openFakeDevice())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', new EventTarget())
  setTime(1000)
  signIn(OLENA)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('what was read is shown on the next page without a connection, with its time', async () => {
  await hasReadBefore()
  setTime(1000 + WEEK_MS)
  const tab = await openTab()
  expect(await tab.fails()).toMatchObject({ data: HERS, dataUpdatedAt: 1000, since: 1000 })
  expect(await tab.fails({ id: 'b' })).toMatchObject({ data: undefined })
})

it('what was last seen is shown while it is read, and is no lost connection then', async () => {
  await hasReadBefore()
  const tab = await openTab()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { now, leave } = tab.shows(tab.optionsOf(() => promise))
  await vi.waitFor(() => expect(now().data).toEqual(HERS))
  expect(tab.since()).toBeNull()
  resolve(named('new'))
  await vi.waitFor(() => expect(now().data).toEqual(named('new')))
  expect(tab.since()).toBeNull()
  leave()
})

it.each([
  ['is made if they are the same', HERS, null],
  ['is not made if one differs, and says so', named('new'), /Дані щойно оновилися/],
])(
  'a change waits for the answers to what is shown as last seen, and %s',
  async (_, answer, why) => {
    await hasReadBefore()
    const tab = await openTab()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { now, leave } = tab.shows(tab.optionsOf(() => promise))
    await vi.waitFor(() => expect(now().data).toEqual(HERS))
    await vi.waitFor(() => expect(tab.refreshes()).toBe(1))
    const send = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
    const change = new MutationObserver(tab.client, { mutationFn: send, gcTime: 0 })
    const made = change.mutate().then(() => null, String)
    await new Promise<void>((done) => notifyManager.schedule(done))
    expect(send).not.toHaveBeenCalled()
    resolve(answer)
    if (why === null) expect(await made).toBeNull()
    else expect(await made).toMatch(why)
    expect(send).toHaveBeenCalledTimes(why === null ? 1 : 0)
    expect(tab.refreshes()).toBe(0)
    // What is seen now is the answer.
    await change.mutate()
    leave()
  },
)

it('an answer of the server is never replaced', async () => {
  await hasReadBefore()
  const tab = await openTab()
  const shown = await tab.fails({}, tab.failure('status', 403))
  expect(shown).toMatchObject({
    data: undefined,
    shown: { status: 403 },
    since: null,
    isOffline: false,
  })
})

it('a failure of the server is no answer, and no lost connection', async () => {
  await hasReadBefore()
  const tab = await openTab()
  const { queries } = tab.client.getDefaultOptions()
  tab.client.setDefaultOptions({ queries: { ...queries, gcTime: 60_000 } })
  const failed = { data: HERS, since: 1000, isOffline: false }
  expect(await tab.fails({}, tab.failure('status', 500))).toMatchObject(failed)
  expect(await tab.fails()).toMatchObject({ ...failed, isOffline: true })
  expect(await tab.fails({}, tab.failure('status', 502))).toMatchObject(failed)
  tab.client.clear()
  const shown = await tab.fails({ id: 'b' }, tab.failure('status', 500))
  expect(shown).toMatchObject({ data: undefined, shown: { status: 500 }, since: null })
})

it('a change waits for the second attempt, and is not made if the server fails again; the next one is', async () => {
  await hasReadBefore()
  const tab = await openTab()
  const attempts: PromiseWithResolvers<unknown>[] = []
  const read = () => {
    const attempt = Promise.withResolvers<unknown>()
    attempts.push(attempt)
    return attempt.promise
  }
  const { queries } = tab.client.getDefaultOptions()
  tab.client.setDefaultOptions({ queries: { ...queries, retry: 1, retryDelay: 0 } })
  const { now, leave } = tab.shows(tab.optionsOf(read))
  await vi.waitFor(() => expect(now().data).toEqual(HERS))
  const send = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const change = new MutationObserver(tab.client, { mutationFn: send, gcTime: 0 })
  const made = change.mutate().then(() => null, String)
  attempts[0]?.reject(tab.failure('status', 503))
  await vi.waitFor(() => expect(attempts).toHaveLength(2))
  expect([tab.since(), tab.refreshes()]).toEqual([null, 1])
  attempts[1]?.reject(tab.failure('status', 503))
  expect(await made).toMatch(/Не вдалося оновити дані/)
  expect(send).not.toHaveBeenCalled()
  await change.mutate()

  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(attempts).toHaveLength(3))
  expect(tab.since()).toBe(1000)
  attempts[2]?.resolve(named('new'))
  await vi.waitFor(() => expect(tab.since()).toBeNull())
  expect(now().data).toEqual(named('new'))
  leave()
})

it('a 404 is an answer, too: without a connection the read fails with it again', async () => {
  const first = await openTab()
  await first.fails({}, first.failure('status', 404))
  await expectRows(`${OLENA} a`)
  const shown = await (await openTab()).fails()
  expect(shown).toMatchObject({ data: undefined, shown: { status: 404 } })
})

it('a row that breaks this version’s contract is ignored', async () => {
  await hasReadBefore()
  const shown = await (await openTab()).fails({ schema: v.object({ title: v.string() }) })
  expect(shown).toMatchObject({ data: undefined, shown: { reason: 'network' } })
})

const text = JSON.stringify({ data: HERS })
it.each([
  ['no row', 'text'],
  ['of another form', { at: 1000, text }],
  ['older than a week', { version: 2, at: 999, text }],
  ['newer than the clock, which was set back', { version: 2, at: 1001 + WEEK_MS, text }],
])('a row that is %s is ignored and deleted', async (_, value) => {
  await set(`${OLENA} ["GET /v1/users/{id}",{"path":{"id":"a"}}]`, value, database())
  setTime(1000 + WEEK_MS)
  const tab = await openTab()
  expect(await tab.fails()).toMatchObject({ data: undefined })
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it('the device stores at most two million characters, and drops the oldest', async () => {
  const tab = await openTab()
  for (const id of [1, 2, 3, 4, 5, 6]) {
    setTime(id)
    await tab.reads(named('a'.repeat(400_000)), { id: String(id) })
    await vi.waitFor(async () => expect((await rows()).size).toBe(id))
  }
  await tab.reads(named('a'.repeat(500_000)), { id: 'too long' })
  await tab.reads(HERS, { id: 'not needed in a gym', operation: 'GET /v1/users/{id}/image' })
  await tab.forgetOthers()
  expect(await ids()).toEqual([3, 4, 5, 6].map((id) => `${OLENA} ${id}`))
})

it('another person sees nothing of it; their own rows stay when those of others are deleted', async () => {
  const tab = await hasReadBefore()
  signIn(TARAS)
  expect(await tab.fails()).toMatchObject({ data: undefined })
  await tab.reads(named('his'), { id: 'b' })
  await expectRows(`${OLENA} a`, `${TARAS} b`)
  await tab.forgetOthers()
  expect(await ids()).toEqual([`${TARAS} b`])
  signOut()
  expect(await tab.fails({ id: 'b' })).toMatchObject({ data: undefined })
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it('what the device shows of a coach’s requests is gone once they have signed out', async () => {
  const [close, setAppBadge] = [
    vi.fn<() => void>(),
    vi.fn<() => Promise<void>>(() => Promise.resolve()),
  ]
  const getNotifications = () => Promise.resolve([{ tag: 'a', close }])
  const getRegistration = () => Promise.resolve({ getNotifications })
  vi.stubGlobal('Notification', {})
  vi.stubGlobal('navigator', { setAppBadge, serviceWorker: { getRegistration } })
  signIn(OLENA, 'coach')
  const tab = await openTab()
  await tab.forgetOthers()
  expect(setAppBadge).not.toHaveBeenCalled()
  signOut()
  await tab.forgetOthers()
  expect(setAppBadge).toHaveBeenCalledWith(0)
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
})

it('nothing is written after the logout in another tab, also by a read from before it', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  await tab.reads(HERS)
  signOut()
  await other.forgetOthers()
  // Written after whatever the first tab still writes.
  signIn(TARAS)
  await other.reads(named('his'), { id: 'b' })
  await expectRows(`${TARAS} b`)
})

it('the next page deletes what a logout that was cut off has left', async () => {
  await hasReadBefore()
  signOut()
  await openTab()
  await expectRows()
})

const DENIED = new DOMException('Access is denied', 'SecurityError')
it.each([
  ['missing', undefined],
  ['blocked', { databases: () => Promise.reject(DENIED), open: () => expect.fail('denied') }],
])('a database that is %s causes no error', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const tab = await openTab()
  expect(await tab.reads(HERS)).toEqual(HERS)
  await tab.forgetOthers()
  const shown = await tab.fails({ id: 'b' })
  expect(shown).toMatchObject({ data: undefined, shown: { reason: 'network' } })
})

it('an answer for which the database has no room is not stored, and the earlier one stays', async () => {
  const tab = await hasReadBefore()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await tab.reads(named('second'))
  await vi.waitFor(() => expect(put).toHaveBeenCalled())
  expect(await (await openTab()).fails()).toMatchObject({ data: HERS })
})

it('a session is shown as it was read last, by its id or in a list', async () => {
  const SESSION = { id: 's', operation: 'GET /v1/calendar/sessions/{id}' }
  const first = await openTab()
  const reads = async (answer: unknown, read: Read, size: number) => {
    await first.reads(answer, read)
    await vi.waitFor(async () => expect((await rows()).size).toBe(size))
    return (await openTab()).fails(SESSION)
  }
  const inList = [{ id: 's', name: 'in the list' }]
  const list = { operation: 'GET /v1/clients/{id}/sessions', schema: v.array(Named) }
  expect(await reads(inList, list, 1)).toMatchObject({ data: inList[0], since: 1000 })
  setTime(2000)
  const byId = { id: 's', name: 'by its id' }
  expect(await reads(byId, SESSION, 2)).toMatchObject({ data: byId, since: 2000 })
  const other = await (await openTab()).fails({ ...SESSION, id: 'other' })
  expect(other).toMatchObject({ data: undefined })
})

it('a read that hangs counts as a lost connection after 5 s, a later one after 1 s', async () => {
  const first = await openTab()
  await first.reads(HERS)
  await first.reads(named('Тарас'), { id: 'b' })
  await expectRows(`${OLENA} a`, `${OLENA} b`)
  const tab = await openTab()
  const waits: number[] = []
  const { setTimeout: later } = globalThis
  vi.stubGlobal('setTimeout', (over: () => void, ms = 0) => {
    if (ms >= 1000 && ms !== 2000 && ms !== 10_000) waits.push(ms)
    return later(over, ms === 2000 || ms === 10_000 ? 60_000 : 0)
  })
  for (const [id, limit] of Object.entries({ a: 5000, b: 1000 })) {
    const { now } = tab.shows(tab.optionsOf(() => new Promise(() => {}), { id }))
    await vi.waitFor(() => expect(now().status).toBe('error'))
    await vi.waitFor(() => expect(tab.since()).toBe(1000))
    expect(waits.splice(0)).toEqual([limit])
  }
  tab.client.clear()
})

it('a list whose next page fails is shown as last seen, not in part', async () => {
  await hasReadBefore()
  const tab = await openTab()
  const options = tab.optionsOf(async () => {
    const query = tab.client.getQueryCache().find({ queryKey: options.queryKey })
    query?.setData(named('part'), { manual: true })
    await new Promise((passed) => setTimeout(passed, 20))
    query?.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
    throw tab.failure('network')
  })
  const { now, leave } = tab.shows(options)
  await vi.waitFor(() => expect(now().status).toBe('error'))
  expect(now().data).toEqual(HERS)
  leave()
})
