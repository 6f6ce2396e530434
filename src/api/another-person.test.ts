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
const TARAS = signedIn(signedOut, { access_token: 'T', refresh_token: 'RT' }, '+380507778899')

type Page = typeof import('./auth.ts') & typeof import('#src/api/client.ts')

let storage: FakeStorage
/** The bearer token of each request that was sent. */
let sent: (string | null)[]

const inAnotherTab = (session: AuthSession): unknown =>
  storage.items.set('auth-storage', JSON.stringify(session))

async function open(session: AuthSession): Promise<Page> {
  inAnotherTab(session)
  vi.resetModules()
  const page = {
    ...(await import('./auth.ts')),
    ...(await import('#src/api/client.ts')),
  }
  page.claimPage()
  return page
}

const saveAt = (page: Page): Promise<unknown> =>
  page
    .call('DELETE /v1/coaches/me/tags/{id}', {
      path: { id: '05e20000-0000-4000-8000-000000000002' },
    })
    .catch((error: unknown) => error)

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

it('12.1: sends nothing, and rejects with the reason', async () => {
  const page = await open(OLENA)
  inAnotherTab(TARAS)
  expect(await saveAt(page)).toMatchObject({ name: 'ApiError', reason: 'person' })
  expect(sent).toEqual([])
})

it('the page sends again when its own person is back, with their new token', async () => {
  const page = await open(OLENA)
  inAnotherTab(TARAS)
  inAnotherTab({ ...OLENA, token: 'O2' })
  await saveAt(page)
  expect(sent).toEqual(['Bearer O2'])
})

it('a page belongs to its person again once they sign in on it', async () => {
  const page = await open(OLENA)
  page.changeAuth(() => signedOut)
  page.changeAuth(() => ({ ...OLENA, token: 'O2' }))
  await saveAt(page)
  expect(sent).toEqual(['Bearer O2'])
})

it('a page that was opened signed out belongs to the first person who signs in', async () => {
  const page = await open(signedOut)
  inAnotherTab(TARAS)
  await saveAt(page)
  inAnotherTab(OLENA)
  await saveAt(page)
  expect(sent).toEqual(['Bearer T'])
})

it.each([
  ['a code', codeRequired('+380507778899', 'id')],
  ['a reset of its own phone', resetStarted('+380501112233', 'id')],
])(
  '12.1: sends nothing once another tab has begun %s, and sends again when its person is back',
  async (_, flow) => {
    const page = await open(OLENA)
    inAnotherTab(flow)
    expect(await saveAt(page)).toMatchObject({ name: 'ApiError', reason: 'another-flow' })
    expect(sent).toEqual([])
    inAnotherTab({ ...OLENA, token: 'O2' })
    await saveAt(page)
    expect(sent).toEqual(['Bearer O2'])
  },
)

it('12.1: a flow that begins on the page, or after a sign-out, does not count as another person', async () => {
  const page = await open(OLENA)
  page.changeAuth(() => codeRequired('+380507778899', 'id'))
  expect(page.anotherOwner(page.readAuth())).toBeNull()
  const other = await open(OLENA)
  other.closePage()
  inAnotherTab(codeRequired('+380507778899', 'id'))
  expect(other.anotherOwner(other.readAuth())).toBeNull()
})

it('12.1: a save of several calls stops once somebody else has signed in on the page', async () => {
  const page = await open(OLENA)
  const save = async (): Promise<unknown> => {
    await saveAt(page)
    page.changeAuth(() => signedOut)
    page.changeAuth(() => TARAS)
    return saveAt(page)
  }
  expect(await save()).toMatchObject({ name: 'ApiError', reason: 'person' })
  expect(sent).toEqual(['Bearer O'])
})

it('an answer that arrives after a sign-out is not ignored', async () => {
  const page = await open(OLENA)
  vi.stubGlobal('fetch', async () => {
    page.changeAuth(() => signedOut)
    return new Response(null, { status: 204 })
  })
  expect(await saveAt(page)).toBeUndefined()
})
