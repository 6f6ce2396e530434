import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { signedOut } from '#src/domain/auth-flow.ts'
import {
  type FakeApi,
  type Refresh,
  API,
  KEY,
  LONG_WAIT,
  closeDevice,
  expire,
  openDevice,
  openTab,
  renewed,
  request,
  session,
  store,
  stored,
  type Device,
  type Tab,
} from '#tests/fixtures/api/tabs.fixture.ts'

import { takeFirstCall } from './client.ts'

let device: Device
beforeEach(() => {
  device = openDevice()
})
afterEach(() => {
  closeDevice()
  globalThis.firstCalls = undefined
})

it('12.13: a page that is closed while its tokens are renewed does not sign its user out', async () => {
  const api = expire(device)
  api.refresh = 'network'
  // A separate token, because its lock is never released.
  const left = { ...session, token: 'T0' }
  store(device, left)
  const tab = await openTab()
  // After a page is closed its promises still settle, but its timers do not fire.
  const asked = new Promise<void>((resolve) => {
    api.onRefresh = resolve
  })
  const waits: number[] = []
  vi.stubGlobal('setTimeout', (_: () => void, ms: number) => void waits.push(ms))
  void tab.authorisedFetch(request('1'))
  await asked
  await new Promise((resolve) => setImmediate(resolve))
  expect(stored(device)).toEqual(left)
  // After the time limit of the call: how long a failure waits for the page to be gone.
  expect(waits.at(-1)).toBe(500)
})
describe('a 401', () => {
  let tab: Tab
  let api: FakeApi
  beforeEach(async () => {
    tab = await openTab()
    api = expire(device)
  })

  /** Another tab holds the lock of the token until the returned function is called. */
  function holdLock(): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = navigator.locks.request('pulse-refresh T1', () => promise)
    return () => {
      resolve()
      return held
    }
  }

  it('continues with the token of another tab, while that tab still holds the lock', async () => {
    const release = holdLock()
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(device.page.listeners).toBe(1))
    store(device, renewed)
    device.page.changed(KEY)
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toEqual([])
    expect(device.page.listeners).toBe(0)
    await release()
  })

  it('holds the lock for two seconds after a refresh, until every tab has the new token', async () => {
    const waits = new Map<() => void, number>()
    vi.stubGlobal('setTimeout', (call: () => void, ms: number) => waits.set(call, ms))
    expect((await tab.authorisedFetch(request('a'))).status).toBe(200)
    const later = await openTab()
    device.storage.items.clear()
    store(device, session) // the value that a slow tab still sees
    const answer = later.authorisedFetch(request('b'))
    await vi.waitFor(() => expect(device.page.listeners).toBe(1))
    store(device, renewed)
    for (const over of waits.keys()) over()
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toHaveLength(1)
    expect([...waits.values()]).toContain(2000)
  })

  it('the 401 of the repeated request is returned to the caller', async () => {
    api.rejectsAll = true
    expect((await tab.authorisedFetch(request('a'))).status).toBe(401)
    expect(api.sendings).toHaveLength(2)
    expect(api.refreshes).toHaveLength(1)
  })

  it('the 401 of a token that was just renewed causes another renewal', async () => {
    await tab.authorisedFetch(request('a'))
    api.validToken = 'T3'
    expect((await tab.authorisedFetch(request('b'))).status).toBe(200)
    expect(api.refreshes).toHaveLength(2)
  })

  it('does not repeat a request with the token of somebody else', async () => {
    const answer = tab.authorisedFetch(request('a', 'mine'))
    store(device, { ...renewed, phone: '+380671112233' })
    expect((await answer).status).toBe(401)
    expect(api.sendings).toHaveLength(1)
    expect(api.refreshes).toEqual([])
  })

  it('does not overwrite the session of somebody who signed in during the refresh', async () => {
    const other = { ...renewed, token: 'T9', phone: '+380671112233' }
    api.onRefresh = () => store(device, other)
    expect((await tab.authorisedFetch(request('a'))).status).toBe(401)
    expect(stored(device)).toEqual(other)
  })

  it.each([
    ['without a refresh token', { ...session, refreshToken: null }, '/v1/users/me'],
    ['of an auth call', session, '/v1/auth/otp/verify'],
  ])('%s is returned to the caller and changes nothing', async (_, before, path) => {
    store(device, before)
    expect((await tab.authorisedFetch(request('a', '{}', path))).status).toBe(401)
    expect(api.sendings).toHaveLength(1)
    expect(api.refreshes).toEqual([])
    expect(stored(device)).toEqual(before)
  })

  it.each([
    ['renews without the lock', false],
    ['sends no refresh if the token has changed meanwhile', true],
  ])('12.12: %s when another tab has held it for five seconds', async (_, isChanged) => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const release = holdLock()
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(LONG_WAIT))
    await new Promise((later) => setImmediate(later))
    expect(api.refreshes).toEqual([])
    // The event about it has not arrived yet.
    if (isChanged) store(device, renewed)
    clock.abort(new DOMException('Too long', 'TimeoutError'))
    expect((await answer).status).toBe(200)
    expect(api.refreshes).toHaveLength(isChanged ? 0 : 1)
    expect(stored(device)).toEqual(renewed)
    await release()
    timeout.mockRestore()
  })

  it('12.11: without locks, signs out only after it has waited for another tab', async () => {
    vi.stubGlobal('navigator', {})
    api.refresh = { status: 401, body: '' }
    const waits: (() => void)[] = []
    vi.stubGlobal('setTimeout', (call: () => void, ms: number) => {
      if (ms === LONG_WAIT) waits.push(call)
      else if (ms < LONG_WAIT) call()
    })
    const answer = tab.authorisedFetch(request('a'))
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    expect(stored(device)).toEqual(session)
    for (const over of waits) over()
    expect((await answer).status).toBe(401)
    expect(stored(device)).toBeNull()
    expect(device.page.listeners).toBe(0)
  })

  it.each(['with', 'without'])(
    'does not sign out a user who is offline, %s locks',
    async (locks) => {
      const onLine = { ...(locks === 'with' && { locks: navigator.locks }) }
      vi.stubGlobal('navigator', { ...onLine, onLine: false })
      api.refresh = 'network'
      await expect(tab.authorisedFetch(request('a'))).rejects.toThrow(TypeError)
      expect(stored(device)).toEqual(session)
      vi.stubGlobal('navigator', { ...onLine, onLine: true })
      api.refresh = 'ok'
      expect((await tab.authorisedFetch(request('b'))).status).toBe(200)
      expect(stored(device)).toEqual(renewed)
    },
  )

  it('is handled in memory, without locks, where storage is blocked', async () => {
    device.storage.state = 'blocked'
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: denied } })
    tab.changeAuth(() => session)
    expect((await tab.authorisedFetch(request('a'))).status).toBe(200)
    expect((await tab.authorisedFetch(request('b'))).status).toBe(200)
    expect(api.refreshes).toHaveLength(1)
    expect(tab.readAuth()).toEqual(renewed)
  })
})

it.each([
  'https://elsewhere.example/v1/users/me',
  'https://api.example.evil/v1/users/me',
  'http://api.example/v1/users/me',
  'https://api.example:8443/v1/users/me',
])('the bearer token is not sent to %s', async (url) => {
  const api = expire(device)
  const tab = await openTab()
  expect((await tab.authorisedFetch(new Request(url))).status).toBe(401)
  expect(api.sendings.map(({ bearer }) => bearer)).toEqual([null])
  expect(api.refreshes).toEqual([])
})

/** Each run has up to 18 calls in any order. */
const RUNS = { numRuns: 50 }

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

/** Sends all requests at once and returns the statuses in the order of the answers. */
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

/** Checks that no request is sent more than twice, and that a repetition equals the first. */
function expectFaithful(api: FakeApi): void {
  const byRequest = Map.groupBy(api.sendings, ({ id }) => id)
  for (const sendings of byRequest.values()) {
    expect(sendings.length).toBeLessThanOrEqual(2)
    expect(new Set(sendings.map(({ print }) => print)).size).toBe(1)
    expect(new Set(sendings.map(({ bearer }) => bearer)).size).toBe(sendings.length)
  }
}

describe.each([
  ['with', true],
  ['without', false],
])('parallel 401s %s Web Locks', (_, hasLocks) => {
  let tabs: Tab[]
  beforeEach(async () => {
    if (!hasLocks) {
      vi.stubGlobal('navigator', {})
      device.storage.onSet = (key) => device.page.changed(key)
    }
    tabs = [await openTab(), await openTab(), await openTab()]
  })

  it('12.11: share one refresh of a tab, whatever their number and order', async () => {
    device.isPatienceShort = false
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), calls, async (scheduler, perTab) => {
        const api = expire(device, () => scheduler.schedule(Promise.resolve()))
        const statuses = await scheduler.waitFor(sendAll(tabs, perTab))
        expect(new Set(statuses)).toEqual(new Set([200]))
        // Without locks each tab sends a refresh. All but one are refused, and their tabs read the
        // tokens that the other tab has stored.
        const most = hasLocks ? 1 : perTab.length
        expect(api.refreshes.length).toBeLessThanOrEqual(most)
        const url = `${API}/v1/auth/login/refresh?refresh_token=R1`
        expect(api.refreshes).toContainEqual({ url, bearer: null, body: '' })
        expect(new Set(api.refreshes.map((refresh) => refresh.url)).size).toBe(1)
        expect(api.sendings.length).toBeLessThanOrEqual(2 * perTab.flat().length)
        expectFaithful(api)
        expect(stored(device)).toEqual(renewed)
      }),
      RUNS,
    )
  })

  it('sign out once when the refresh fails, and are all returned to their callers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), calls, failures, async (scheduler, perTab, refresh) => {
        const api = expire(device, () => scheduler.schedule(Promise.resolve()))
        api.refresh = refresh
        const ended = vi.fn<() => void>()
        for (const tab of tabs) tab.onAuthEnd(ended)
        const statuses = await scheduler.waitFor(sendAll(tabs, perTab))
        expect(new Set(statuses)).toEqual(new Set([401]))
        expect(api.refreshes.length).toBeLessThanOrEqual(hasLocks ? 1 : perTab.length)
        expect(api.sendings).toHaveLength(perTab.flat().length)
        expect(ended).toHaveBeenCalledTimes(1)
        expect(stored(device)).toBeNull()
      }),
      RUNS,
    )
  })

  it('send no token after a logout, and restore none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), calls, async (scheduler, perTab) => {
        const api = expire(device, () => scheduler.schedule(Promise.resolve()))
        let sentBefore = Number.POSITIVE_INFINITY
        const logout = async () => {
          await scheduler.schedule(Promise.resolve())
          tabs[0]?.changeAuth(() => signedOut)
          sentBefore = api.sendings.length
        }
        await scheduler.waitFor(Promise.all([sendAll(tabs, perTab), logout()]))
        // A logout does not wait for a refresh that is no longer needed.
        await scheduler.waitIdle()
        const later = api.sendings.slice(sentBefore)
        expect(later.filter(({ bearer }) => bearer !== null)).toEqual([])
        expect(tabs.map((tab) => tab.readAuth().token)).toEqual([null, null, null])
        expectFaithful(api)
      }),
      RUNS,
    )
  })
})

const url = 'https://api.example/v1/users/me'
const list = 'https://api.example/v1/coaches/1/clients?skip=0&limit=100'

it('each answer is returned once, for the same call with the same token', async () => {
  expect(takeFirstCall(new Request(url), 'T1')).toBeNull()
  const [me, clients] = [new Response('{}'), new Response('[]')]
  globalThis.firstCalls = [
    { url, token: 'T1', answer: Promise.resolve(me) },
    { url: list, token: 'T1', answer: Promise.resolve(clients) },
  ]
  expect(takeFirstCall(new Request(`${url}/image`), 'T1')).toBeNull()
  expect(takeFirstCall(new Request(url, { method: 'DELETE' }), 'T1')).toBeNull()
  expect(takeFirstCall(new Request(url), 'T2')).toBeNull()
  await expect(takeFirstCall(new Request(list), 'T1')).resolves.toBe(clients)
  await expect(takeFirstCall(new Request(url), 'T1')).resolves.toBe(me)
  expect(takeFirstCall(new Request(url), 'T1')).toBeNull()
})

it('a call of index.html that has failed is sent again by the application', async () => {
  const api = expire(device)
  api.validToken = 'T1'
  globalThis.firstCalls = [{ url, token: 'T1', answer: Promise.reject(new TypeError('Offline')) }]
  const { authorisedFetch } = await openTab()
  expect((await authorisedFetch(new Request(url))).status).toBe(200)
  expect(api.sendings.map(({ bearer }) => bearer)).toEqual(['Bearer T1'])
})
