import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { codeRequired, signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

const LOGIN = 'POST /v1/auth/login'
const signIn = (name: string) => () =>
  signedIn(signedOut, { access_token: name, refresh_token: name }, `+38050${name}`)

let page: typeof import('./flow.ts') & typeof import('#src/api/session.ts')

beforeEach(async () => {
  openFakeDevice()
  vi.resetModules()
  page = { ...(await import('./flow.ts')), ...(await import('#src/api/session.ts')) }
})

afterEach(() => vi.unstubAllGlobals())

it.each([['first'], ['last']])(
  '12.1: of two sign-ins the later call counts, even if its answer arrives %s',
  (order) => {
    const givenUp = page.beginCall()
    const wanted = page.beginCall()
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

it('12.1: a code that was abandoned for another sign-in changes nothing', () => {
  page.changeSession(() => codeRequired('+380501112233', 'id'))
  const begun = page.readSession()
  const givenUp = page.beginCall()
  const wanted = page.beginCall()
  const late = (): void =>
    page.takeStep('POST /v1/auth/otp/verify', begun, givenUp, signIn('given up'))
  expect(late).toThrow(expect.objectContaining({ reason: 'another-flow' }))
  page.takeFirstStep(LOGIN, wanted, signIn('wanted'))
  expect(page.readSession().token).toBe('wanted')
})
