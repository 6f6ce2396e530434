/** A page sends nothing after somebody else has signed in, in another tab or on the page itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  type AuthSession,
  codeRequired,
  resetStarted,
  signedIn,
  signedOut,
} from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import type { FakeStorage } from '#tests/fixtures/device/fake-storage.fixture.ts'

const OLENA = signedIn(signedOut, { access_token: 'O', refresh_token: 'RO' }, '+380501112233')
const OLENA_AGAIN = { ...OLENA, token: 'O2' }
const TARAS = signedIn(signedOut, { access_token: 'T', refresh_token: 'RT' }, '+380507778899')
const A_CODE = codeRequired('+380507778899', 'id')
const A_RESET = resetStarted('+380501112233', 'id')

let storage: FakeStorage
/** The bearer token of each request that was sent. */
let sent: (string | null)[]

const inAnotherTab = (session: AuthSession): unknown =>
  storage.items.set('auth-storage', JSON.stringify(session))

async function open(session: AuthSession) {
  inAnotherTab(session)
  vi.resetModules()
  const page = { ...(await import('./auth.ts')), ...(await import('./client.ts')) }
  page.claimPage()
  const path = { id: '05e20000-0000-4000-8000-000000000002' }
  return {
    ...page,
    /** Undefined, or why the call failed. */
    save: (): Promise<unknown> =>
      page.call('DELETE /v1/coaches/me/tags/{id}', { path }).catch((error: unknown) => error),
  }
}

beforeEach(() => {
  ;({ storage } = openFakeDevice())
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
    expect(sent).toEqual(['Bearer O2'])
  },
)

it('a page belongs to its person again once they sign in on it', async () => {
  const { changeAuth, save } = await open(OLENA)
  changeAuth(() => signedOut)
  changeAuth(() => OLENA_AGAIN)
  await save()
  expect(sent).toEqual(['Bearer O2'])
})

it('a page that was opened signed out belongs to the first person who signs in', async () => {
  const { save } = await open(signedOut)
  inAnotherTab(TARAS)
  await save()
  inAnotherTab(OLENA)
  await save()
  expect(sent).toEqual(['Bearer T'])
})

it('12.1: a flow that begins on the page, or after a sign-out, does not count as another person', async () => {
  const page = await open(OLENA)
  page.changeAuth(() => A_CODE)
  expect(page.anotherOwner(page.readAuth())).toBeNull()
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
  expect(sent).toEqual(['Bearer O'])
})

it('an answer that arrives after a sign-out is not ignored', async () => {
  const { changeAuth, save } = await open(OLENA)
  vi.stubGlobal('fetch', async () => {
    changeAuth(() => signedOut)
    return new Response(null, { status: 204 })
  })
  expect(await save()).toBeUndefined()
})
