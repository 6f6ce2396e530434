/** Tabs of one browser, signed in with a token that has expired, for tests of `authorisedFetch`. */
import { vi } from 'vitest'

import { FakeApi } from '#src/api/fake-api.fixture.ts'
import { openFakeDevice } from '#src/device/fake-device.fixture.ts'
import type { FakeStorage, FakeWindow } from '#src/device/fake-storage.fixture.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'

export const API = 'https://api.example'
export const KEY = 'auth-storage'
const PHONE = '+380501112233'
export const session = signedIn(signedOut, { access_token: 'T1', refresh_token: 'R1' }, PHONE)
export const renewed = { ...session, token: 'T2', refreshToken: 'R2' }

export type Tab = typeof import('./authorised-fetch.ts') & typeof import('./auth-session.ts')

/** Each tab has its own instances of the modules; storage and locks are shared. */
export async function openTab(): Promise<Tab> {
  vi.resetModules()
  return { ...(await import('./authorised-fetch.ts')), ...(await import('./auth-session.ts')) }
}

/** How long a tab waits for another one, in ms. */
export const PATIENCE = 5000

/** What the tabs of a test share. */
export interface Device {
  storage: FakeStorage
  page: FakeWindow
  /** Whether a wait for another tab is over at once, or never. */
  isPatienceShort: boolean
}

/** Sets up a new device for one test; `closeDevice` removes it. */
export function openDevice(): Device {
  vi.stubEnv('VITE_API_URL', API)
  const device: Device = { ...openFakeDevice(), isPatienceShort: true }
  // These tabs see each other's writes at once, so the lock need not be held for slow ones.
  const { setTimeout } = globalThis
  const hurried = (call: () => void, ms: number) => {
    if (ms === PATIENCE && !device.isPatienceShort) return undefined
    return setTimeout(call, ms > 10_000 ? ms : 0)
  }
  vi.stubGlobal('setTimeout', hurried)
  store(device, session)
  return device
}

export function closeDevice(): void {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}

export const stored = ({ storage }: Device): unknown => JSON.parse(storage.items.get(KEY) ?? 'null')
export const store = ({ storage }: Device, value: object) =>
  storage.items.set(KEY, JSON.stringify(value))

/** An API that rejects the token T1; each run of a property begins with the same storage. */
export function expire(device: Device, turn?: () => Promise<unknown>): FakeApi {
  device.storage.items.clear()
  store(device, session)
  const api = new FakeApi(turn)
  vi.stubGlobal('fetch', api.fetch)
  return api
}

export function request(id: string, body?: BodyInit, path = '/v1/users/me'): Request {
  return new Request(API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Request': id },
    ...(body !== undefined && { body }),
  })
}
