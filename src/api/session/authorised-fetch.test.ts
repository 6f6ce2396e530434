import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeApi, type Refresh } from '#src/api/fake-api.fixture.ts'
import { openFakeDevice } from '#src/device/fake-device.ts'
import type { FakeStorage, FakeWindow } from '#src/device/fake-storage.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'

const API = 'https://api.example'
const KEY = 'auth-storage'
const PHONE = '+380501112233'
const session = signedIn(signedOut, { access_token: 'T1', refresh_token: 'R1' }, PHONE)
const renewed = { ...session, token: 'T2', refreshToken: 'R2' }

type Tab = typeof import('./authorised-fetch.ts') & typeof import('./auth-session.ts')

/** Modules of their own, as every tab has them; the storage and the locks are shared. */
async function openTab(): Promise<Tab> {
  vi.resetModules()
  return { ...(await import('./authorised-fetch.ts')), ...(await import('./auth-session.ts')) }
}

/** How long a tab waits for another one, in ms. */
const PATIENCE = 5000
/** Whether such a wait is over at once, or lasts as long as the test. */
let isPatienceShort: boolean

let storage: FakeStorage
let page: FakeWindow
const stored = (): unknown => JSON.parse(storage.items.get(KEY) ?? 'null')
const store = (value: object) => storage.items.set(KEY, JSON.stringify(value))

beforeEach(() => {
  vi.stubEnv('VITE_API_URL', API)
  ;({ storage, page } = openFakeDevice())
  // These tabs see each other's writes at once: the lock need not be kept for the slow ones.
  const { setTimeout } = globalThis
  isPatienceShort = true
  const hurried = (call: () => void, ms: number) => {
    if (ms === PATIENCE && !isPatienceShort) return undefined
    return setTimeout(call, ms > 10_000 ? ms : 0)
  }
  vi.stubGlobal('setTimeout', hurried)
  store(session)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A world of its own for each run of a property: signed in, with a token that has expired. */
function expire(turn?: () => Promise<unknown>): FakeApi {
  storage.items.clear()
  store(session)
  const api = new FakeApi(turn)
  vi.stubGlobal('fetch', api.fetch)
  return api
}

function request(id: string, body?: BodyInit, path = '/v1/users/me'): Request {
  return new Request(API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Request': id },
    ...(body !== undefined && { body }),
  })
}

const photo = (bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData()
  form.append('image', new Blob([bytes], { type: 'image/png' }), 'фото.png')
  return form
}

const bodies: fc.Arbitrary<BodyInit | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  fc.uint8Array({ maxLength: 5000 }).map((bytes) => photo(new Uint8Array(bytes))),
)

/** The requests of each tab, by their bodies. */
const calls = fc.array(fc.array(bodies, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 3,
})

const failures: fc.Arbitrary<Refresh> = fc.constantFrom<Refresh[]>(
  'network',
  { status: 401, body: '' },
  { status: 422, body: '{}' },
  { status: 500, body: 'oops' },
  { status: 200, body: '' },
  { status: 200, body: '{"access_token":"T2"' },
  { status: 200, body: '{"access_token":"T2","refresh_token":""}' },
)

/** Sends all requests at once and gives the statuses as they were answered. */
function sendAll(tabs: Tab[], perTab: (BodyInit | undefined)[][]): Promise<number[]> {
  return Promise.all(
    perTab.flatMap((tabBodies, tab) =>
      tabBodies.map(async (body, index) => {
        const answer = await tabs[tab]?.authorisedFetch(request(`${tab}/${index}`, body))
        return answer?.status ?? 0
      }),
    ),
  )
}

/** Whatever happens: no request is sent more than twice, and the second time just as the first. */
function expectFaithful(api: FakeApi): void {
  const byRequest = Map.groupBy(api.sendings, ({ id }) => id)
  for (const sendings of byRequest.values()) {
    expect(sendings.length).toBeLessThanOrEqual(2)
    expect(new Set(sendings.map(({ print }) => print)).size).toBe(1)
    expect(new Set(sendings.map(({ bearer }) => bearer)).size).toBe(sendings.length)
  }
}

it('12.13 a page that is left while its tokens are renewed signs nobody out', async () => {
  const api = expire()
  api.refresh = 'network'
  // A token of its own: its lock is kept for ever.
  const left = { ...session, token: 'T0' }
  store(left)
  const tab = await openTab()
  // Of a page that is left the promises still go on, and the timers do not.
  const asked = new Promise<void>((resolve) => {
    api.onRefresh = resolve
  })
  vi.stubGlobal('setTimeout', () => undefined)
  void tab.authorisedFetch(request('1'))
  await asked
  await new Promise((resolve) => setImmediate(resolve))
  expect(stored()).toEqual(left)
})

/** Hundreds of worlds each: on a busy machine more than the usual five seconds. */
const LONG = { timeout: 30_000 }

describe.each([['with Web Locks'], ['without Web Locks']])('parallel 401s %s', LONG, (locks) => {
  const hasLocks = locks === 'with Web Locks'
  let tabs: Tab[]
  beforeEach(async () => {
    if (!hasLocks) {
      vi.stubGlobal('navigator', {})
      storage.onSet = (key) => page.changed(key)
    }
    tabs = [await openTab(), await openTab(), await openTab()]
  })

  it('12.11 share one refresh of a tab, whatever their number and order', async () => {
    isPatienceShort = false
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), calls, async (scheduler, perTab) => {
        const api = expire(() => scheduler.schedule(Promise.resolve()))
        const statuses = await scheduler.waitFor(sendAll(tabs, perTab))
        expect(new Set(statuses)).toEqual(new Set([200]))
        // Without locks each tab asks; all but one are refused, and find what that one has written.
        const most = hasLocks ? 1 : perTab.length
        expect(api.refreshes.length).toBeLessThanOrEqual(most)
        const url = `${API}/v1/auth/login/refresh?refresh_token=R1`
        expect(api.refreshes).toContainEqual({ url, bearer: null, body: '' })
        expect(new Set(api.refreshes.map((refresh) => refresh.url)).size).toBe(1)
        expect(api.sendings.length).toBeLessThanOrEqual(2 * perTab.flat().length)
        expectFaithful(api)
        expect(stored()).toEqual(renewed)
      }),
    )
  })

  it('sign out once when the refresh fails, and are all surfaced', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        calls,
        failures,
        async (scheduler, perTab, failingRefresh) => {
          const api = expire(() => scheduler.schedule(Promise.resolve()))
          api.refresh = failingRefresh
          const ended = vi.fn<() => void>()
          const stops = tabs.map((tab) => tab.onSessionEnd(ended))
          const statuses = await scheduler.waitFor(sendAll(tabs, perTab))
          for (const stop of stops) stop()
          expect(new Set(statuses)).toEqual(new Set([401]))
          expect(api.refreshes.length).toBeLessThanOrEqual(hasLocks ? 1 : perTab.length)
          expect(api.sendings).toHaveLength(perTab.flat().length)
          expect(ended).toHaveBeenCalledTimes(1)
          expect(stored()).toBeNull()
        },
      ),
    )
  })

  it('send no token after a logout, and bring none back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), calls, async (scheduler, perTab) => {
        const api = expire(() => scheduler.schedule(Promise.resolve()))
        let sentBefore = Number.POSITIVE_INFINITY
        const logout = async () => {
          await scheduler.schedule(Promise.resolve())
          tabs[0]?.changeSession(() => signedOut)
          sentBefore = api.sendings.length
        }
        await scheduler.waitFor(Promise.all([sendAll(tabs, perTab), logout()]))
        // A logout is not kept waiting by the refresh that it makes needless.
        await scheduler.waitIdle()
        const later = api.sendings.slice(sentBefore)
        expect(later.filter(({ bearer }) => bearer !== null)).toEqual([])
        expect(tabs.map((tab) => tab.readSession().token)).toEqual([null, null, null])
        expectFaithful(api)
      }),
    )
  })
})

describe('a 401', () => {
  let tab: Tab
  beforeEach(async () => {
    tab = await openTab()
  })

  it('uses a token that another tab has renewed, without a refresh', async () => {
    const api = expire()
    api.onRefresh = () => expect.unreachable('refreshed')
    const answer = tab.authorisedFetch(request('a'))
    store(renewed)
    expect((await answer).status).toBe(200)
    expect(api.sendings.map(({ bearer }) => bearer)).toEqual(['Bearer T1', 'Bearer T2'])
  })

  it('goes on with what another tab has renewed, while that one still keeps the lock', async () => {
    const api = expire()
    const { promise: end, resolve: release } = Promise.withResolvers<void>()
    const kept = navigator.locks.request('pulse-refresh T1', () => end)
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(page.listeners).toBe(1))
    store(renewed)
    page.changed(KEY)
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toEqual([])
    expect(page.listeners).toBe(0)
    release()
    await kept
  })

  it('keeps the lock after a refresh, until every tab knows of it', async () => {
    const api = expire()
    const waits: (() => void)[] = []
    vi.stubGlobal('setTimeout', (call: () => void) => waits.push(call))
    expect((await tab.authorisedFetch(request('a'))).status).toBe(200)
    const later = await openTab()
    storage.items.clear()
    store(session) // what a slow tab still sees
    const answer = later.authorisedFetch(request('b'))
    await vi.waitFor(() => expect(page.listeners).toBe(1))
    store(renewed)
    for (const over of waits) over()
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toHaveLength(1)
  })

  it('on the repetition is surfaced', async () => {
    const api = expire()
    api.rejectsAll = true
    expect((await tab.authorisedFetch(request('a'))).status).toBe(401)
    expect(api.sendings).toHaveLength(2)
    expect(api.refreshes).toHaveLength(1)
  })

  it('of a token that has just been renewed renews again', async () => {
    const api = expire()
    await tab.authorisedFetch(request('a'))
    api.validToken = 'T3'
    expect((await tab.authorisedFetch(request('b'))).status).toBe(200)
    expect(api.refreshes).toHaveLength(2)
  })

  it('never repeats a request in the name of somebody else', async () => {
    const api = expire()
    const answer = tab.authorisedFetch(request('a', 'mine'))
    store({ ...renewed, phone: '+380671112233' })
    expect((await answer).status).toBe(401)
    expect(api.sendings).toHaveLength(1)
    expect(api.refreshes).toEqual([])
  })

  it('does not overwrite the session of somebody who signed in during the refresh', async () => {
    const api = expire()
    const other = { ...renewed, token: 'T9', phone: '+380671112233' }
    api.onRefresh = () => store(other)
    expect((await tab.authorisedFetch(request('a'))).status).toBe(401)
    expect(stored()).toEqual(other)
  })

  it('without a refresh token is surfaced and changes nothing', async () => {
    const api = expire()
    store({ ...session, refreshToken: null })
    expect((await tab.authorisedFetch(request('a'))).status).toBe(401)
    expect(api.sendings).toHaveLength(1)
    expect(stored()).toEqual({ ...session, refreshToken: null })
  })

  it('of an auth call is its own answer', async () => {
    const api = expire()
    const path = '/v1/auth/otp/verify'
    expect((await tab.authorisedFetch(request('a', '{}', path))).status).toBe(401)
    expect(api.refreshes).toEqual([])
  })

  it('12.12 renews without the lock when another tab has kept it for five seconds', async () => {
    const api = expire()
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const { promise: end, resolve: release } = Promise.withResolvers<void>()
    const kept = navigator.locks.request('pulse-refresh T1', () => end)
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(PATIENCE))
    await new Promise((later) => setImmediate(later))
    expect(api.refreshes).toEqual([])
    clock.abort(new DOMException('Too long', 'TimeoutError'))
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toHaveLength(1)
    expect(stored()).toEqual(renewed)
    release()
    await kept
    timeout.mockRestore()
  })

  it('12.12 asks for nothing when five seconds are over and the token is another one', async () => {
    const api = expire()
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const { promise: end, resolve: release } = Promise.withResolvers<void>()
    const kept = navigator.locks.request('pulse-refresh T1', () => end)
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledOnce())
    store(renewed) // and the event about it has not come yet
    clock.abort(new DOMException('Too long', 'TimeoutError'))
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toEqual([])
    release()
    await kept
    timeout.mockRestore()
  })

  it('12.11 without locks, is signed out only after a wait for another tab', async () => {
    vi.stubGlobal('navigator', {})
    const api = expire()
    api.refresh = { status: 401, body: '' }
    const waits: (() => void)[] = []
    vi.stubGlobal('setTimeout', (call: () => void, ms: number) => {
      if (ms === PATIENCE) waits.push(call)
      else if (ms < PATIENCE) call()
    })
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    expect(stored()).toEqual(session)
    for (const over of waits) over()
    expect((await answer).status).toBe(401)
    expect(stored()).toBeNull()
    expect(page.listeners).toBe(0)
  })

  it('refreshes where the lock is denied, as it is with blocked storage', async () => {
    const api = expire()
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: denied } })
    expect((await tab.authorisedFetch(request('a'))).status).toBe(200)
    expect(api.refreshes).toHaveLength(1)
  })

  it('is answered in memory where the storage is blocked', async () => {
    const api = expire()
    storage.state = 'blocked'
    tab.changeSession(() => session)
    expect((await tab.authorisedFetch(request('a'))).status).toBe(200)
    expect((await tab.authorisedFetch(request('b'))).status).toBe(200)
    expect(api.refreshes).toHaveLength(1)
    expect(tab.readSession()).toEqual(renewed)
  })
})

describe('the bearer token', () => {
  it.each([
    'https://elsewhere.example/v1/users/me',
    'https://api.example.evil/v1/users/me',
    'http://api.example/v1/users/me',
    'https://api.example:8443/v1/users/me',
  ])('does not go to %s', async (url) => {
    const api = expire()
    const tab = await openTab()
    expect((await tab.authorisedFetch(new Request(url))).status).toBe(401)
    expect(api.sendings.map(({ bearer }) => bearer)).toEqual([null])
    expect(api.refreshes).toEqual([])
  })

  it('is not sent where none is stored', async () => {
    const api = expire()
    storage.items.clear()
    const tab = await openTab()
    await tab.authorisedFetch(request('a'))
    expect(api.sendings.map(({ bearer }) => bearer)).toEqual([null])
  })
})
