/** Properties of parallel calls that are answered 401. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { signedOut } from '#src/domain/auth-flow.ts'
import type { FakeApi, Refresh } from '#tests/fixtures/api/fake-api.fixture.ts'
import {
  API,
  closeDevice,
  type Device,
  expire,
  openDevice,
  openTab,
  renewed,
  request,
  stored,
  type Tab,
} from '#tests/fixtures/api/tabs.fixture.ts'

/** Each run has up to 18 calls in any order. */
const RUNS = { numRuns: 50 }

let device: Device
beforeEach(() => {
  device = openDevice()
})
afterEach(closeDevice)

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
      fc.asyncProperty(
        fc.scheduler(),
        calls,
        failures,
        async (scheduler, perTab, failingRefresh) => {
          const api = expire(device, () => scheduler.schedule(Promise.resolve()))
          api.refresh = failingRefresh
          const ended = vi.fn<() => void>()
          for (const tab of tabs) tab.onAuthEnd(ended)
          const statuses = await scheduler.waitFor(sendAll(tabs, perTab))
          expect(new Set(statuses)).toEqual(new Set([401]))
          expect(api.refreshes.length).toBeLessThanOrEqual(hasLocks ? 1 : perTab.length)
          expect(api.sendings).toHaveLength(perTab.flat().length)
          expect(ended).toHaveBeenCalledTimes(1)
          expect(stored(device)).toBeNull()
        },
      ),
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
