import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { ApiError } from '#src/api/operation.ts'
import { codeRequired, signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { lockedUntil } from './flow.ts'

const LOGIN = 'POST /v1/auth/login'
const signIn = (name: string) => () =>
  signedIn(signedOut, { access_token: name, refresh_token: name }, `+38050${name}`)

let page: typeof import('./flow.ts') & typeof import('#src/api/auth.ts')

beforeEach(async () => {
  openFakeDevice()
  vi.resetModules()
  page = { ...(await import('./flow.ts')), ...(await import('#src/api/auth.ts')) }
})

afterEach(() => vi.unstubAllGlobals())

it.each([['first'], ['last']])(
  '12.1: of two sign-ins the later call counts, even if its answer arrives %s',
  (order) => {
    const givenUp = page.beginCall()
    const wanted = page.beginCall()
    const answers = [
      () => page.takeStep(LOGIN, null, wanted, signIn('wanted')),
      () =>
        expect(() => page.takeStep(LOGIN, null, givenUp, signIn('given up'))).toThrow(
          expect.objectContaining({ reason: 'another-flow' }),
        ),
    ]
    for (const come of order === 'first' ? answers : answers.toReversed()) come()
    expect(page.readAuth().token).toBe('wanted')
  },
)

it('12.1: a code that was abandoned for another sign-in changes nothing', () => {
  page.changeAuth(() => codeRequired('+380501112233', 'id'))
  const begun = page.readAuth()
  const givenUp = page.beginCall()
  const wanted = page.beginCall()
  const late = (): void =>
    page.takeStep('POST /v1/auth/otp/verify', begun, givenUp, signIn('given up'))
  expect(late).toThrow(expect.objectContaining({ reason: 'another-flow' }))
  page.takeStep(LOGIN, null, wanted, signIn('wanted'))
  expect(page.readAuth().token).toBe('wanted')
})

describe('a lockout', () => {
  const NOW = Date.UTC(2027, 2, 2, 9)

  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  const failure = (status: number, headers: HeadersInit = {}): ApiError =>
    new ApiError('POST /v1/auth/login', 'status', new Response(null, { status, headers }))

  test.each([
    [429, '900', NOW + 900_000],
    [423, '30', NOW + 30_000],
    [429, 'Tue, 02 Mar 2027 09:15:00 GMT', NOW + 900_000],
    // Over already.
    [429, 'Tue, 02 Mar 2027 08:59:59 GMT', 0],
    // A server that is down does not lock the user out, and neither does a wait of 0 seconds.
    [503, '900', 0],
    [429, 'soon', 0],
    [429, '0', 0],
    [429, '-5', 0],
  ])('12.19: a %i with Retry-After %j locks until a moment', (status, header, until) => {
    const error = failure(status, { 'Retry-After': header })
    // However late it is read: the tab may have been suspended.
    vi.setSystemTime(NOW + 600_000)
    expect(lockedUntil(error)).toBe(until)
  })

  test('12.19: an answer without a time, or no answer, locks nothing', () => {
    expect(lockedUntil(failure(429))).toBe(0)
    expect(lockedUntil(new ApiError('POST /v1/auth/login', 'network'))).toBe(0)
    expect(lockedUntil(new Error('bug'))).toBe(0)
    expect(lockedUntil(null)).toBe(0)
  })
})
