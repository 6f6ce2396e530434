/** Product §4 «Authentication»: registration, login, second factor, tokens, password reset. */
import { describe, expect, test } from 'vitest'

import type { Api } from '../checked-calls.ts'
import {
  about,
  codeIn,
  completed,
  confirm,
  newCode,
  newcomer,
  newPhone,
  type Person,
  personOf,
  registration,
  signUp,
  startRegistration,
  tryCode,
} from '../registered-people.ts'

const NEW_PASSWORD = 'Reset2027!'

export function signInJourney(api: Api): void {
  const tryLogin = (phone: string, password: string) =>
    api.attempt(null, 'POST /v1/auth/login', { body: { phone, password } })

  describe('a coach registers and signs in', () => {
    const phone = newPhone()
    const { password } = registration('coach', phone)
    let coach: Person

    test('a new code replaces the first', async () => {
      const verification_id = await startRegistration(api, 'coach', phone)
      const first = await newCode(api, verification_id, 'registration')
      const sent = await api.ask(null, 'POST /v1/auth/otp/resend', { body: { verification_id } })
      const second = await codeIn(api, sent)
      const verify = (code: string) => tryCode(api, verification_id, 'registration', code)
      expect(await verify(first)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
      const body = { context: 'registration', access_token: null, refresh_token: null }
      expect(await verify(second)).toMatchObject({ status: 200, body })
      coach = await personOf(api, { phone, password }, await completed(api, verification_id))
    })

    test('the profile has the registered data, and a public slug', async () => {
      const me = await api.me(coach)
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
      const { access_token: token } = await completed(api, data.verification_id)
      const registered = { phone: init.body.phone, role: 'client', publicSlug: null }
      expect(await api.me({ token })).toMatchObject(registered)
    })

    test('a login returns tokens, a refresh the next pair, also when it is repeated at once', async () => {
      const body = { phone, password }
      const { refresh_token } = await api.ask(null, 'POST /v1/auth/login', { body })
      const init = { query: { refresh_token: refresh_token ?? '' } }
      for (let time = 0; time < 2; time++) {
        const pair = await api.ask(null, 'POST /v1/auth/login/refresh', init)
        expect(await personOf(api, coach, pair)).toMatchObject({ id: coach.id })
      }
    })

    test('a reset changes the password and ends the older sign-ins', async () => {
      const started = { body: { phone } }
      const { verification_id } = await api.ask(null, 'POST /v1/auth/reset_password/start', started)
      const permitted = await confirm(api, verification_id, 'password_reset')
      const body = { context: 'password_reset', access_token: null, refresh_token: null }
      expect(permitted).toMatchObject({ status: 200, body })
      const set = { body: { verification_id, password: NEW_PASSWORD } }
      const tokens = await api.ask(null, 'POST /v1/auth/reset_password/complete', set)
      expect(await personOf(api, coach, tokens)).toMatchObject({ id: coach.id })
      expect(await api.attempt(coach, 'GET /v1/users/me', {})).toMatchObject({ status: 401 })
      expect(await tryLogin(phone, password)).toMatchObject({ status: 401 })
      expect(await tryLogin(phone, NEW_PASSWORD)).toMatchObject({ status: 200 })
    })
  })

  const { control } = api.server
  if (!control) return

  // How the mock decides what the contract leaves open; the last needs a persona, and the inbox.
  test('nobody signs in before a registration is complete; the next one with the phone replaces it', async () => {
    const phone = newPhone()
    const { password } = registration('client', phone)
    const start = () => startRegistration(api, 'client', phone)
    const [first, second] = [await start(), await start()]
    expect(await tryLogin(phone, password)).toMatchObject({ status: 404 })
    const init = { body: { verification_id: first } }
    const replaced = await api.attempt(null, 'POST /v1/auth/registration/complete', init)
    expect(replaced).toMatchObject({ status: 404 })
    await confirm(api, second, 'registration')
    await completed(api, second)
    expect(await tryLogin(phone, password)).toMatchObject({ status: 200 })
  })

  test('wrong passwords are counted in a row, until a reset, for which no other verification counts', async () => {
    const { phone, password } = await signUp(api, 'client')
    const fail = async (times: number) => {
      for (let time = 0; time < times; time++) await tryLogin(phone, 'wrong')
    }
    for (let time = 0; time < 2; time++) {
      await fail(4)
      expect(await tryLogin(phone, password)).toMatchObject({ status: 200 })
    }
    await fail(5)
    expect(await tryLogin(phone, password)).toMatchObject({ status: 429 })
    const reset = (verification_id: string) =>
      api.attempt(null, 'POST /v1/auth/reset_password/complete', {
        body: { verification_id, password: NEW_PASSWORD },
      })
    const started = { body: { phone } }
    const { verification_id } = await api.ask(null, 'POST /v1/auth/reset_password/start', started)
    await confirm(api, verification_id, 'password_reset')
    expect(await reset(verification_id)).toMatchObject({ status: 200 })
    expect(await tryLogin(phone, NEW_PASSWORD)).toMatchObject({ status: 200 })
    const other = await startRegistration(api, 'client', newPhone())
    expect(await reset(other)).toMatchObject({ status: 404 })
  })

  test('a coach signs in with a second factor, whose code may be left out of the answer', async () => {
    const body = { phone: '+380501112233', password: 'Trener2026!' }
    const login = await api.ask(null, 'POST /v1/auth/login', { body })
    expect(login).toMatchObject({ requires_2fa: true, access_token: null, refresh_token: null })
    const verification_id = login.verification_id ?? ''
    await control.otp('manual')
    const sending = { body: about(verification_id, 'login') }
    const sent = await api.ask(null, 'POST /v1/auth/otp/send', sending)
    await control.otp('auto')
    expect(sent).toEqual({})
    const right = await codeIn(api, sent)
    const signedIn = { context: 'login', access_token: expect.any(String) }
    const verified = await tryCode(api, verification_id, 'login', right)
    expect(verified).toMatchObject({ status: 200, body: signedIn })
  })
}
