import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import type { FakeStorage, FakeWindow } from '#tests/fixtures/device/fake-storage.fixture.ts'

const KEY = 'auth-storage'
const session = signedIn(signedOut, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233')

let storage: FakeStorage
let page: FakeWindow

beforeEach(() => {
  ;({ storage, page } = openFakeDevice())
})
afterEach(() => vi.unstubAllGlobals())

/** The modules in the state of a page that was just opened. */
async function openPage(): Promise<typeof import('./auth.ts')> {
  vi.resetModules()
  return import('./auth.ts')
}

it('the session is kept as flat JSON of product §3 and survives a reload', async () => {
  const first = await openPage()
  first.changeAuth(() => session)
  expect(JSON.parse(storage.items.get(KEY) ?? '')).toEqual({
    token: 'T1',
    refreshToken: 'R1',
    verification_id: null,
    context: 'login',
    phone: '+380501112233',
    userType: null,
    isLoading: false,
    canResetPassword: false,
  })
  const second = await openPage()
  expect(second.readAuth()).toEqual(session)
})

it('loading is false after a reload', async () => {
  storage.items.set(KEY, JSON.stringify({ ...session, isLoading: true }))
  const { readAuth } = await openPage()
  expect(readAuth()).toEqual(session)
})

it('the session is followed in other tabs', async () => {
  storage.items.set(KEY, JSON.stringify(session))
  const { onAuthChange, readAuth } = await openPage()
  const seen: unknown[] = []
  const stop = onAuthChange(() => seen.push(readAuth()))
  storage.items.delete(KEY)
  page.changed(null)
  expect(seen).toEqual([signedOut])
  stop()
  expect(page.listeners).toBe(0)
})

it('reports that it has ended, after nothing of it is on the device', async () => {
  storage.items.set(KEY, JSON.stringify(session))
  const { endAuth, onAuthEnd, readAuth } = await openPage()
  const seen: unknown[] = []
  onAuthEnd(() => seen.push(readAuth(), storage.items.size))
  endAuth()
  expect(seen).toEqual([signedOut, 0])
})
