import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#src/device/fake-device.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'

const LOGIN = 'POST /v1/auth/login'
const signIn = (name: string) => () =>
  signedIn(signedOut, { access_token: name, refresh_token: name }, `+38050${name}`)

let page: typeof import('./flow.ts') & typeof import('#src/api/auth-session.ts')

beforeEach(async () => {
  openFakeDevice()
  vi.resetModules()
  page = { ...(await import('./flow.ts')), ...(await import('#src/api/auth-session.ts')) }
})

afterEach(() => vi.unstubAllGlobals())

it.each([['first'], ['last']])(
  '12.1: of two sign-ins the one that was asked for last counts, also where its answer comes %s',
  (order) => {
    const givenUp = page.beginFlow()
    const wanted = page.beginFlow()
    const answers = [
      () => page.takeFirstStep(LOGIN, wanted, signIn('wanted')),
      () =>
        expect(() => page.takeFirstStep(LOGIN, givenUp, signIn('given up'))).toThrow(
          expect.objectContaining({ reason: 'another-flow' }),
        ),
    ]
    for (const come of order === 'first' ? answers : answers.toReversed()) come()
    expect(page.readSession().token).toBe('wanted')
  },
)
