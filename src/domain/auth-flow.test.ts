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

const STARTS = {
  registration: (phone: string, id: string) => registrationStarted(phone, id, 'coach'),
  login: codeRequired,
  password_reset: resetStarted,
}
const CHANGES: Record<string, (session: AuthSession) => AuthSession> = {
  permit: resetPermitted,
  'sign in': (session) => signedIn(session, tokens, PHONE),
  identify: (session) => identified(session, 'client'),
  renew: (session) => tokensRenewed(session, newTokens),
  'sign out': () => signedOut,
}

const start = fc.record({
  flow: fc.constantFrom('registration' as const, 'login' as const, 'password_reset' as const),
  phone: fc.constantFrom(PHONE, ''),
  id: fc.constantFrom('id', ''),
})
const steps = fc.array(fc.oneof(start, fc.constantFrom(...Object.keys(CHANGES))), { maxLength: 12 })

describe('after any sequence of transitions', () => {
  it('the guards open only as the flow allows', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let session = signedOut
        const idle = { mayEnter: false, maySet: false, isIn: false, isReset: false }
        let model = idle
        for (const step of sequence) {
          if (typeof step !== 'string') {
            session = STARTS[step.flow](step.phone, step.id)
            const mayEnter = step.phone !== '' && step.id !== ''
            model = { ...idle, mayEnter, isReset: step.flow === 'password_reset' }
          } else {
            session = CHANGES[step]?.(session) ?? session
            if (step === 'permit') model = { ...model, maySet: model.isReset && model.mayEnter }
            if (step === 'sign in' || step === 'sign out')
              model = { ...idle, isIn: step === 'sign in' }
          }
          expect(mayEnterCode(session)).toBe(model.mayEnter)
          expect(maySetPassword(session)).toBe(model.maySet)
          expect(isSignedIn(session)).toBe(model.isIn)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a signed-out session has no person', () => {
    expect(Object.values(signedOut).filter(Boolean)).toEqual(['login'])
  })
})
