/** Product §4 «Authentication»: registration, login, second factor, tokens, password reset. */
import { describe, expect, test } from 'vitest'

import type { Api } from '../checked-calls.ts'
import {
  codeIn,
  confirm,
  newCode,
  newcomer,
  newPhone,
  type Person,
  personOf,
  registration,
  startRegistration,
  wrongCode,
} from '../registered-people.ts'

const NEW_PASSWORD = 'Reset2027!'
/** Minutes after which an access token has expired; a little more than any server would allow. */
const LONG = 24 * 60

export function signInJourney(api: Api): void {
  describe('a coach registers and signs in', () => {
    const phone = newPhone()
    const { password } = registration('coach', phone)
    let coach: Person

    test('a new code replaces the first', async () => {
      const verification_id = await startRegistration(api, 'coach', phone)
      const first = await newCode(api, verification_id, 'registration')
      const sent = await api.ask(null, 'POST /v1/auth/otp/resend', { body: { verification_id } })
      const second = await codeIn(api, sent)
      const verify = (otp_code: string) =>
        api.attempt(null, 'POST /v1/auth/otp/verify', {
          body: { verification_id, otp_code, context: 'registration', scope: 'verification' },
        })
      expect(await verify(first)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
      expect(await verify(second)).toMatchObject({
        status: 200,
        body: { context: 'registration', access_token: null, refresh_token: null },
      })
      const init = { body: { verification_id } }
      const tokens = await api.ask(null, 'POST /v1/auth/registration/complete', init)
      coach = await personOf(api, { phone, password }, tokens)
    })

    test('the profile has the registered data, and a public slug', async () => {
      const me = await api.ask(coach, 'GET /v1/users/me', {})
      const { first_name, last_name } = registration('coach', phone)
      expect(me).toMatchObject({ first_name, last_name, phone, role: 'coach', coach_info: null })
      const slug = me.publicSlug ?? 'none'
      const page = await api.ask(null, 'GET /v1/users/{id}', { path: { id: slug } })
      expect(page).toMatchObject({ id: coach.id, first_name, last_name })
    })

    test('the older path registers, too', async () => {
      const init = { body: newcomer('client', newPhone()) }
      const { data } = await api.ask(null, 'POST /v1/auth/register', init)
      await confirm(api, data.verification_id, 'registration')
      const tokens = await api.ask(null, 'POST /v1/auth/registration/complete', { body: data })
      const me = await api.ask({ token: tokens.access_token }, 'GET /v1/users/me', {})
      expect(me).toMatchObject({ phone: init.body.phone, role: 'client', publicSlug: null })
    })

    test('a login returns tokens, a refresh the next pair, also when it is repeated at once', async () => {
      const { refresh_token } = await api.ask(null, 'POST /v1/auth/login', {
        body: { phone, password },
      })
      const init = { query: { refresh_token: refresh_token ?? '' } }
      const next = await api.ask(null, 'POST /v1/auth/login/refresh', init)
      expect(await personOf(api, coach, next)).toMatchObject({ id: coach.id })
      const again = await api.ask(null, 'POST /v1/auth/login/refresh', init)
      expect(await personOf(api, coach, again)).toMatchObject({ id: coach.id })
    })

    test('a reset changes the password and ends the older sign-ins', async () => {
      const { verification_id } = await api.ask(null, 'POST /v1/auth/reset_password/start', {
        body: { phone },
      })
      const permitted = await confirm(api, verification_id, 'password_reset')
      expect(permitted).toEqual({
        context: 'password_reset',
        access_token: null,
        refresh_token: null,
      })
      const tokens = await api.ask(null, 'POST /v1/auth/reset_password/complete', {
        body: { verification_id, password: NEW_PASSWORD },
      })
      expect(await personOf(api, coach, tokens)).toMatchObject({ id: coach.id })
      expect(await api.attempt(coach, 'GET /v1/users/me', {})).toMatchObject({ status: 401 })
      const login = (secret: string) =>
        api.attempt(null, 'POST /v1/auth/login', { body: { phone, password: secret } })
      expect(await login(password)).toMatchObject({ status: 401 })
      expect(await login(NEW_PASSWORD)).toMatchObject({ status: 200 })
    })
  })

  const { control } = api.server
  if (control) onTheMock(api, control)
}

/** Tests that need the personas of a scenario, its inbox and its clock. */
function onTheMock(api: Api, control: NonNullable<Api['server']['control']>): void {
  describe('a coach of the scenario signs in', () => {
    const body = { phone: '+380501112233', password: 'Trener2026!' }

    test('with a second factor, whose code may be left out of the answer', async () => {
      const login = await api.ask(null, 'POST /v1/auth/login', { body })
      expect(login).toMatchObject({ requires_2fa: true, access_token: null, refresh_token: null })
      const verification_id = login.verification_id ?? ''
      await control.otp('manual')
      const sent = await api.ask(null, 'POST /v1/auth/otp/send', {
        body: { verification_id, scope: 'otp', context: 'login' },
      })
      await control.otp('auto')
      expect(sent).toEqual({})
      const otp_code = await codeIn(api, sent)
      const verify = (code: string) =>
        api.attempt(null, 'POST /v1/auth/otp/verify', {
          body: { verification_id, otp_code: code, context: 'login', scope: 'otp' },
        })
      expect(await verify(wrongCode(otp_code))).toMatchObject({ status: 400 })
      expect(await verify(otp_code)).toMatchObject({
        status: 200,
        body: { context: 'login', access_token: expect.any(String) },
      })
    })

    test('until the access token expires', async () => {
      const session = await control.session('coach')
      expect(await api.attempt(session, 'GET /v1/users/me', {})).toMatchObject({ status: 200 })
      await control.advance(LONG)
      expect(await api.attempt(session, 'GET /v1/users/me', {})).toMatchObject({
        status: 401,
        body: { code: 'token_expired' },
      })
      await control.advance(-LONG)
    })
  })
}
