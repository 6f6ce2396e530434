import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  codeRequired,
  resetStarted,
  signedIn,
  signedOut,
  type AuthSession,
} from '#src/domain/auth-flow.ts'
import {
  openFakeDevice,
  type FakeStorage,
  type FakeWindow,
} from '#tests/fixtures/device/fake-device.fixture.ts'

const KEY = 'auth-storage'
const OLENA = signedIn(signedOut, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233')

let storage: FakeStorage
let page: FakeWindow
/** The bearer token of each request that was sent. */
let sent: (string | null)[]

beforeEach(() => {
  ;({ storage, page } = openFakeDevice())
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  sent = []
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    sent.push(headers.get('authorization'))
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The modules in the state of a page that was just opened. */
async function openPage(): Promise<typeof import('./auth.ts')> {
  vi.resetModules()
  return import('./auth.ts')
}

it('the session is kept as flat JSON of product §3 and survives a reload', async () => {
  const first = await openPage()
  first.changeAuth(() => OLENA)
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
  expect(second.readAuth()).toEqual(OLENA)
})

it('loading is false after a reload', async () => {
  storage.items.set(KEY, JSON.stringify({ ...OLENA, isLoading: true }))
  const { readAuth } = await openPage()
  expect(readAuth()).toEqual(OLENA)
})

it('the session is followed in other tabs', async () => {
  storage.items.set(KEY, JSON.stringify(OLENA))
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
  storage.items.set(KEY, JSON.stringify(OLENA))
  const { endAuth, onAuthEnd, readAuth } = await openPage()
  const seen: unknown[] = []
  onAuthEnd(() => seen.push(readAuth(), storage.items.size))
  endAuth()
  expect(seen).toEqual([signedOut, 0])
})

const OLENA_AGAIN = { ...OLENA, token: 'T2' }
const TARAS = signedIn(signedOut, { access_token: 'TARAS', refresh_token: 'R' }, '+380507778899')
const A_CODE = codeRequired('+380507778899', 'id')
const A_RESET = resetStarted('+380501112233', 'id')

const inAnotherTab = (session: AuthSession): unknown =>
  storage.items.set(KEY, JSON.stringify(session))

async function open(session: AuthSession) {
  inAnotherTab(session)
  vi.resetModules()
  const opened = { ...(await import('./auth.ts')), ...(await import('./client.ts')) }
  opened.claimPage()
  const path = { id: '05e20000-0000-4000-8000-000000000002' }
  return {
    ...opened,
    /** Undefined, or why the call failed. */
    save: (): Promise<unknown> =>
      opened.call('DELETE /v1/coaches/me/tags/{id}', { path }).catch((error: unknown) => error),
  }
}

it.each([
  ['somebody else has signed in', TARAS, 'person'],
  ['a code was sent', A_CODE, 'another-flow'],
  ['a reset of its own phone has begun', A_RESET, 'another-flow'],
] as const)(
  '12.1: once %s in another tab, nothing is sent until its own person is back',
  async (_, session, reason) => {
    const { save } = await open(OLENA)
    inAnotherTab(session)
    expect(await save()).toMatchObject({ name: 'ApiError', reason })
    expect(sent).toEqual([])
    inAnotherTab(OLENA_AGAIN)
    expect(await save()).toBeUndefined()
    expect(sent).toEqual(['Bearer T2'])
  },
)

it('a page belongs to its person again once they sign in on it', async () => {
  const { changeAuth, save } = await open(OLENA)
  changeAuth(() => signedOut)
  changeAuth(() => OLENA_AGAIN)
  await save()
  expect(sent).toEqual(['Bearer T2'])
})

it('a page that was opened signed out belongs to the first person who signs in', async () => {
  const { save } = await open(signedOut)
  inAnotherTab(TARAS)
  await save()
  inAnotherTab(OLENA)
  await save()
  expect(sent).toEqual(['Bearer TARAS'])
})

it('12.1: a flow that begins on the page, or after a sign-out, does not count as another person', async () => {
  const own = await open(OLENA)
  own.changeAuth(() => A_CODE)
  expect(own.anotherOwner(own.readAuth())).toBeNull()
  const other = await open(OLENA)
  other.closePage()
  inAnotherTab(A_CODE)
  expect(other.anotherOwner(other.readAuth())).toBeNull()
})

it('12.1: a save of several calls stops once somebody else has signed in on the page', async () => {
  const { changeAuth, save } = await open(OLENA)
  await save()
  changeAuth(() => signedOut)
  changeAuth(() => TARAS)
  expect(await save()).toMatchObject({ name: 'ApiError', reason: 'person' })
  expect(sent).toEqual(['Bearer T1'])
})

it('an answer that arrives after a sign-out is not ignored', async () => {
  const { changeAuth, save } = await open(OLENA)
  vi.stubGlobal('fetch', async () => {
    changeAuth(() => signedOut)
    return new Response(null, { status: 204 })
  })
  expect(await save()).toBeUndefined()
})
