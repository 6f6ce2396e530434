import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { API_TIMEOUT_MS } from '#src/api/client.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { addProgram } from '#tests/fixtures/api/served-calls.fixture.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { changeAuth, claimPage, readAuth } from './auth.ts'

const never = new Promise<never>(() => {})
const session = signedIn(signedOut, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  openFakeDevice()
  claimPage()
  // Without locks, so that no call waits for a lock of the previous test.
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  changeAuth(() => signedOut)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The state of a call so far. */
function watch(sent: Promise<unknown>): { outcome: unknown } {
  const seen: { outcome: unknown } = { outcome: 'pending' }
  sent.then(
    () => (seen.outcome = 'answered'),
    (error: unknown) => (seen.outcome = error),
  )
  return seen
}

describe('a call times out after 100 s, not before, when', () => {
  it.each([
    ['no answer comes', (): Promise<Response> => never],
    ['the body stops halfway', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('%s; the request is cancelled', async (_, answer) => {
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (request: Request) => {
      signals.push(request.signal)
      return answer()
    })
    const seen = watch(addProgram(new AbortController().signal))
    await vi.advanceTimersByTimeAsync(99_999)
    expect(seen.outcome).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.outcome).toMatchObject({ reason: 'timeout', status: null })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('the refresh does not answer; the session ends then', async () => {
    changeAuth(() => session)
    vi.stubGlobal('fetch', (input: Request | string) =>
      typeof input === 'string' ? never : Promise.resolve(new Response(null, { status: 401 })),
    )
    const seen = watch(addProgram())
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS)
    expect(seen.outcome).toMatchObject({ reason: 'timeout' })
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS)
    expect(readAuth()).toEqual(signedOut)
  })
})

it("the caller's abort ends a call at once, even one that ignores its signal", async () => {
  vi.stubGlobal('fetch', () => never)
  const controller = new AbortController()
  const seen = watch(addProgram(controller.signal))
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.outcome).toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})
