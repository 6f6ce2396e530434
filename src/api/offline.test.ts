/** What the device stores for one person until they sign out, and what is shown without a connection. */
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import type { FakeStorage } from '#tests/fixtures/device/fake-storage.fixture.ts'

const OLENA = '+380501112233'
const TARAS = '+380507778899'
const WEEK_MS = 7 * 24 * 60 * 60_000
const SESSION = 'GET /v1/calendar/sessions/{id}'

const Named = v.looseObject({ name: v.string() })
const named = (name: string) => ({ name })

let storage: FakeStorage

const signIn = (phone: string): unknown => {
  const session = signedIn(signedOut, { access_token: 'A', refresh_token: 'R' }, phone)
  return storage.items.set('auth-storage', JSON.stringify(session))
}
const signOut = (): unknown => storage.items.delete('auth-storage')

/** `vi.waitFor` would advance a fake clock. */
const setTime = (ms: number): unknown => vi.spyOn(Date, 'now').mockReturnValue(ms)

/** A tab of the device, with its own instances of the modules; its first screen is shown. */
async function openTab() {
  vi.resetModules()
  const [offline, { ApiError }, { noteScreen }] = await Promise.all([
    import('./offline.ts'),
    import('./operation.ts'),
    import('#src/device/page.ts'),
  ])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  offline.followOffline(client)
  await noteScreen()
  const optionsOf = (
    id: string,
    queryFn: () => Promise<unknown>,
    schema: v.GenericSchema = Named,
    operation = 'GET /v1/users/{id}',
  ) => ({ queryKey: [operation, { path: { id } }], queryFn, meta: { schema } })
  const failure = (reason: 'network' | 'timeout' | 'status', status = 500) =>
    new ApiError('GET /v1/users/{id}', reason, new Response(null, { status }))
  /** Shows a read, as a screen does. */
  const shows = (options: ReturnType<typeof optionsOf>) => {
    const observer = new QueryObserver<unknown>(client, options)
    return { observer, leave: observer.subscribe(() => {}) }
  }
  return {
    ...offline,
    client,
    failure,
    optionsOf,
    shows,
    /** Reads an answer, as a screen does. */
    reads: (id: string, answer: unknown, operation?: string) =>
      client.fetchQuery(optionsOf(id, () => Promise.resolve(answer), Named, operation)),
    /** Reads without a connection, or with another failure, and returns what is shown then. */
    async fails(
      id: string,
      error: Error = failure('network'),
      schema: v.GenericSchema = Named,
      operation?: string,
    ) {
      const options = optionsOf(id, () => Promise.reject(error), schema, operation)
      const { observer, leave } = shows(options)
      await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))
      // The state without a connection follows the query's own.
      await new Promise<void>((done) => notifyManager.schedule(done))
      const { data, error: shown, dataUpdatedAt } = observer.getCurrentResult()
      const since = offline.offlineSince()
      leave()
      return { data, shown, dataUpdatedAt, since }
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
async function hasReadBefore(answer = named('Олена')) {
  const tab = await openTab()
  await tab.reads('a', answer)
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
  const next = await openTab()
  const shown = await next.fails('a')
  expect(shown).toMatchObject({ data: named('Олена'), dataUpdatedAt: 1000, since: 1000 })
  expect(await next.fails('b')).toMatchObject({ data: undefined })
})

it('what was last seen is shown while it is read, and is no lost connection then', async () => {
  await hasReadBefore(named('old'))
  const tab = await openTab()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { observer, leave } = tab.shows(tab.optionsOf('a', () => promise))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(named('old')))
  expect(tab.offlineSince()).toBeNull()
  resolve(named('new'))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(named('new')))
  expect(tab.offlineSince()).toBeNull()
  leave()
})

it.each([403, 500])('an answer of the server is never replaced: %i', async (status) => {
  await hasReadBefore()
  const tab = await openTab()
  const shown = await tab.fails('a', tab.failure('status', status))
  expect(shown).toMatchObject({ data: undefined, shown: { status }, since: null })
})

it('a failure of the server while the connection is bad replaces nothing', async () => {
  await hasReadBefore()
  const tab = await openTab()
  tab.client.setDefaultOptions({
    queries: { ...tab.client.getDefaultOptions().queries, gcTime: 60_000 },
  })
  await tab.fails('a')
  expect(await tab.fails('a', tab.failure('status', 502))).toMatchObject({
    data: named('Олена'),
    since: 1000,
  })
  tab.client.clear()
})

it('a 404 is an answer, too: without a connection the read fails with it again', async () => {
  const first = await openTab()
  await first.fails('a', first.failure('status', 404))
  await expectRows(`${OLENA} a`)
  const shown = await (await openTab()).fails('a')
  expect(shown).toMatchObject({ data: undefined, shown: { status: 404 } })
})

it('a row that breaks this version’s contract is ignored', async () => {
  await hasReadBefore()
  const tab = await openTab()
  const Titled = v.object({ title: v.string() })
  const shown = await tab.fails('a', tab.failure('network'), Titled)
  expect(shown).toMatchObject({ data: undefined, shown: { reason: 'network' } })
})

const text = JSON.stringify({ data: named('Олена') })
it.each([
  ['no row', 'text'],
  ['of another form', { at: 1000, text }],
  ['older than a week', { version: 2, at: 999, text }],
  ['newer than the clock, which was set back', { version: 2, at: 1001 + WEEK_MS, text }],
])('a row that is %s is ignored and deleted', async (_, value) => {
  await set(`${OLENA} ["GET /v1/users/{id}",{"path":{"id":"a"}}]`, value, database())
  setTime(1000 + WEEK_MS)
  const tab = await openTab()
  expect(await tab.fails('a')).toMatchObject({ data: undefined })
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it('the device stores at most two million characters, and drops the oldest', async () => {
  const tab = await openTab()
  for (const id of [1, 2, 3, 4, 5, 6]) {
    setTime(id)
    await tab.reads(String(id), named('a'.repeat(400_000)))
    await vi.waitFor(async () => expect((await rows()).size).toBe(id))
  }
  await tab.reads('too long', named('a'.repeat(500_000)))
  await tab.reads('not needed in a gym', named('picture'), 'GET /v1/users/{id}/image')
  await tab.forgetOthers()
  expect(await ids()).toEqual([3, 4, 5, 6].map((id) => `${OLENA} ${id}`))
})

it('another person sees nothing of it; their own rows stay when those of others are deleted', async () => {
  const tab = await hasReadBefore()
  signIn(TARAS)
  expect(await tab.fails('a')).toMatchObject({ data: undefined })
  await tab.reads('b', named('his'))
  await expectRows(`${OLENA} a`, `${TARAS} b`)
  await tab.forgetOthers()
  expect(await ids()).toEqual([`${TARAS} b`])
  signOut()
  expect(await tab.fails('b')).toMatchObject({ data: undefined })
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it('nothing is written after the logout in another tab, also by a read from before it', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  await tab.reads('a', named('hers'))
  signOut()
  await other.forgetOthers()
  await new Promise((passed) => setTimeout(passed, 50))
  expect(await rows()).toEqual(new Map())
})

it('the next page deletes what a logout that was cut off has left', async () => {
  await hasReadBefore()
  signOut()
  await openTab()
  await expectRows()
})

it.each([
  ['missing', undefined],
  [
    'blocked',
    {
      databases: () => Promise.reject(new DOMException('Access is denied', 'SecurityError')),
      open: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    },
  ],
])('a database that is %s causes no error', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const tab = await openTab()
  expect(await tab.reads('a', named('hers'))).toEqual(named('hers'))
  await tab.forgetOthers()
  expect(await tab.fails('b')).toMatchObject({ data: undefined, shown: { reason: 'network' } })
})

it('an answer for which the database has no room is not stored, and the earlier one stays', async () => {
  const tab = await hasReadBefore(named('first'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await tab.client.fetchQuery({
    ...tab.optionsOf('a', () => Promise.resolve(named('second'))),
    staleTime: 0,
  })
  await vi.waitFor(() => expect(put).toHaveBeenCalled())
  expect(await (await openTab()).fails('a')).toMatchObject({ data: named('first') })
})

it('a session is shown as it was read last, by its id or in a list', async () => {
  const first = await openTab()
  const list = (names: string[]) =>
    first.client.fetchQuery({
      queryKey: ['GET /v1/clients/{id}/sessions', { path: { id: 'client' }, window: 'year' }],
      queryFn: () => Promise.resolve(names.map((name) => ({ id: 's', name }))),
      meta: { schema: v.array(Named) },
      staleTime: 0,
    })
  const shown = async () => {
    const tab = await openTab()
    return tab.fails('s', tab.failure('network'), Named, SESSION)
  }
  await list(['in the list'])
  await vi.waitFor(async () => expect((await rows()).size).toBe(1))
  expect(await shown()).toMatchObject({ data: { id: 's', name: 'in the list' }, since: 1000 })
  setTime(2000)
  await first.reads('s', { id: 's', name: 'by its id' }, SESSION)
  await vi.waitFor(async () => expect((await rows()).size).toBe(2))
  expect(await shown()).toMatchObject({ data: { name: 'by its id' }, since: 2000 })
  expect(await (await openTab()).fails('other', undefined, Named, SESSION)).toMatchObject({
    data: undefined,
  })
})

it('a read that hangs counts as a lost connection after 5 s, a later one after 1 s', async () => {
  const first = await openTab()
  await first.reads('a', named('Олена'))
  await first.reads('b', named('Тарас'))
  await expectRows(`${OLENA} a`, `${OLENA} b`)
  const tab = await openTab()
  const waits: number[] = []
  const { setTimeout: later } = globalThis
  vi.stubGlobal('setTimeout', (over: () => void, ms = 0) => {
    if (ms >= 1000 && ms !== 2000 && ms !== 10_000) waits.push(ms)
    return later(over, ms === 2000 || ms === 10_000 ? 60_000 : 0)
  })
  for (const [id, limit] of [
    ['a', 5000],
    ['b', 1000],
  ] as const) {
    const { observer } = tab.shows(tab.optionsOf(id, () => new Promise(() => {})))
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
    await vi.waitFor(() => expect(tab.offlineSince()).toBe(1000))
    expect(waits.splice(0)).toEqual([limit])
  }
  tab.client.clear()
})

it('a list whose next page fails is shown as last seen, not in part', async () => {
  await hasReadBefore(named('whole'))
  const tab = await openTab()
  const options = tab.optionsOf('a', async () => {
    const query = tab.client.getQueryCache().find({ queryKey: options.queryKey })
    query?.setData(named('part'), { manual: true })
    await new Promise((passed) => setTimeout(passed, 20))
    query?.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
    throw tab.failure('network')
  })
  const { observer, leave } = tab.shows(options)
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
  expect(observer.getCurrentResult().data).toEqual(named('whole'))
  leave()
})
