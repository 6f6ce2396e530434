import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type AuthSession,
  codeRequired,
  identified,
  isSignedIn,
  mayEnterCode,
  maySetPassword,
  registrationStarted,
  resetPermitted,
  resetStarted,
  signedIn,
  signedOut,
  tokensRenewed,
} from './auth-flow.ts'

const PHONE = '+380501112233'
const tokens = { access_token: 'access', refresh_token: 'refresh' }
const newTokens = { access_token: 'access 2', refresh_token: 'refresh 2' }

describe('the flows', () => {
  it('a registration waits for its code, then signs in and knows the role', () => {
    const started = registrationStarted(PHONE, 'id', 'client')
    expect(started).toMatchObject({ context: 'registration', userType: 'client' })
    expect(mayEnterCode(started)).toBe(true)
    const done = signedIn(started, tokens, PHONE)
    expect(done).toEqual({
      ...signedOut,
      token: 'access',
      refreshToken: 'refresh',
      phone: PHONE,
      userType: 'client',
    })
    expect(mayEnterCode(done)).toBe(false)
  })

  it('a login with a second factor waits for its code; the profile has the role', () => {
    const started = codeRequired(PHONE, 'id')
    expect(started).toMatchObject({ context: 'login', userType: null })
    expect(identified(started, 'coach')).toBe(started)
    expect(identified(signedIn(started, tokens, PHONE), 'coach')).toMatchObject({
      token: 'access',
      userType: 'coach',
    })
  })

  it('a reset needs its permission before the new password', () => {
    const started = resetStarted(PHONE, 'id')
    expect(maySetPassword(started)).toBe(false)
    expect(maySetPassword(resetPermitted(started))).toBe(true)
    expect(maySetPassword(signedIn(resetPermitted(started), tokens, PHONE))).toBe(false)
  })

  it('starting any flow drops the tokens of the person who was signed in', () => {
    for (const started of [
      registrationStarted(PHONE, 'id', 'coach'),
      codeRequired(PHONE, 'id'),
      resetStarted(PHONE, 'id'),
    ]) {
      expect(started).toMatchObject({ token: null, refreshToken: null })
    }
  })

  it('renewed tokens keep everything else, and do not sign anyone in', () => {
    const session = identified(signedIn(signedOut, tokens, PHONE), 'coach')
    expect(tokensRenewed(session, newTokens)).toEqual({
      ...session,
      token: 'access 2',
      refreshToken: 'refresh 2',
    })
    expect(tokensRenewed(signedOut, newTokens)).toBe(signedOut)
  })
})

interface Model {
  flow: 'none' | 'registration' | 'login' | 'password_reset'
  complete: boolean
  permitted: boolean
  signedIn: boolean
}

interface Step {
  name: string
  session: (session: AuthSession) => AuthSession
  model: (model: Model) => Model
}

const step = (
  name: string,
  session: Step['session'],
  model: (model: Model) => Partial<Model>,
): Step => ({ name, session, model: (before) => ({ ...before, ...model(before) }) })

const start = (flow: Model['flow'], phone: string, id: string): Partial<Model> => ({
  flow,
  complete: phone !== '' && id !== '',
  permitted: false,
  signedIn: false,
})

const idle = { flow: 'none', complete: false, permitted: false } as const

const phones = fc.constantFrom(PHONE, '')
const ids = fc.constantFrom('id', '')

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(phones, ids).map(([phone, id]) =>
    step(
      `registration ${phone}/${id}`,
      () => registrationStarted(phone, id, 'coach'),
      () => start('registration', phone, id),
    ),
  ),
  fc.tuple(phones, ids).map(([phone, id]) =>
    step(
      `login ${phone}/${id}`,
      () => codeRequired(phone, id),
      () => start('login', phone, id),
    ),
  ),
  fc.tuple(phones, ids).map(([phone, id]) =>
    step(
      `reset ${phone}/${id}`,
      () => resetStarted(phone, id),
      () => start('password_reset', phone, id),
    ),
  ),
  fc.constantFrom(
    step('permit', resetPermitted, (m) => ({
      permitted: m.permitted || (m.flow === 'password_reset' && m.complete),
    })),
    step(
      'sign in',
      (session) => signedIn(session, tokens, PHONE),
      () => ({ ...idle, signedIn: true }),
    ),
    step(
      'identify',
      (session) => identified(session, 'client'),
      () => ({}),
    ),
    step(
      'renew',
      (session) => tokensRenewed(session, newTokens),
      () => ({}),
    ),
    step(
      'sign out',
      () => signedOut,
      () => ({ ...idle, signedIn: false }),
    ),
  ),
)

describe('after any sequence of transitions', () => {
  it('the guards open only as the flow allows', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), (sequence) => {
        let session = signedOut
        let model: Model = { ...idle, signedIn: false }
        for (const { session: change, model: expectation } of sequence) {
          session = change(session)
          model = expectation(model)
          expect(mayEnterCode(session)).toBe(model.flow !== 'none' && model.complete)
          expect(maySetPassword(session)).toBe(model.permitted)
          expect(isSignedIn(session)).toBe(model.signedIn)
          if (mayEnterCode(session)) {
            expect(session.phone).toBeTruthy()
            expect(session.verification_id).toBeTruthy()
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a signed-out session has no person', () => {
    expect(Object.values(signedOut).filter(Boolean)).toEqual(['login'])
  })
})
