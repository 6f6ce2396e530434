import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FakeApi } from '#tests/fixtures/api/fake-api.fixture.ts'
import {
  closeDevice,
  type Device,
  expire,
  KEY,
  openDevice,
  openTab,
  LONG_WAIT,
  renewed,
  request,
  session,
  store,
  stored,
  type Tab,
} from '#tests/fixtures/api/tabs.fixture.ts'

let device: Device
beforeEach(() => {
  device = openDevice()
})
afterEach(closeDevice)

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
