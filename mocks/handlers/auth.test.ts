import { beforeEach, describe, expect, it } from 'vitest'

import { createAsk } from '#tests/fixtures/mock/ask-handler.fixture.ts'
import { MINUTE, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { readAccess } from '../rules/sign-in/tokens.ts'

let { db, coach, client } = small()
let ask = createAsk(db)
beforeEach(() => {
  ;({ db, coach, client } = small())
  ask = createAsk(db)
})

const NO_QUERY = { path: {}, query: {} }
const FORM = {
  first_name: 'Олена',
  last_name: 'Коваль',
  phone: '+380990000001',
  password: 'Trener2026!',
  status: 'active',
  user_type: 'coach',
} as const

const register = async (change: object = {}): Promise<string> => {
  const call = { ...NO_QUERY, body: { ...FORM, ...change } }
  const { body } = await ask('POST /v1/auth/registration/start', null, call)
  return body.data.verification_id
}

const confirm = async (
  verification_id: string,
  context: 'login' | 'registration' | 'password_reset',
  now = NOW,
) => {
  const scope = context === 'registration' ? 'verification' : 'otp'
  const asked = { verification_id, context, scope } as const
  const sent = await ask('POST /v1/auth/otp/send', null, { ...NO_QUERY, body: asked }, now)
  const body = { ...asked, otp_code: sent.body.otp_code ?? '' }
  return (await ask('POST /v1/auth/otp/verify', null, { ...NO_QUERY, body }, now)).body
}

const complete = (verification_id: string) =>
  ask('POST /v1/auth/registration/complete', null, { ...NO_QUERY, body: { verification_id } })

const login = (phone: string, password: string) =>
  ask('POST /v1/auth/login', null, { ...NO_QUERY, body: { phone, password } })

describe('registration', () => {
  it('creates a coach with a slug and tokens, once the code is verified', async () => {
    const id = await register()
    await expect(complete(id)).rejects.toMatchObject({ status: 403 })
    await expect(login(FORM.phone, FORM.password)).rejects.toMatchObject({ status: 404 })
    expect(await confirm(id, 'registration')).toMatchObject({ access_token: null })
    const { body } = await complete(id)
    expect(readAccess(db, body.access_token, NOW)).toMatchObject({
      publicSlug: 'olena-koval',
      status: '',
      registered: true,
    })
    await expect(complete(id)).rejects.toMatchObject({ status: 409, code: 'phone_taken' })
  })

  it('overwrites one that was never completed, and refuses the phone of a completed one', async () => {
    const first = await register({ first_name: 'Інша' })
    const second = await register()
    expect(db.users.where(({ phone }) => phone === FORM.phone)).toHaveLength(1)
    await expect(complete(first)).rejects.toMatchObject({ status: 404 })
    await confirm(second, 'registration')
    await complete(second)
    await expect(register()).rejects.toMatchObject({ status: 409, code: 'phone_taken' })
  })
})

describe('login', () => {
  it('returns tokens, or requires a second factor that returns tokens', async () => {
    const plain = await login(client.phone, client.password)
    expect(plain.body).toMatchObject({ requires_2fa: false, verification_id: null })
    expect(readAccess(db, plain.body.access_token ?? '', NOW)).toBe(client)

    db.users.update(coach, { second_factor: true })
    const { body } = await login(coach.phone, coach.password)
    expect(body).toMatchObject({ requires_2fa: true, access_token: null, refresh_token: null })
    const verified = await confirm(body.verification_id ?? '', 'login')
    expect(readAccess(db, verified.access_token ?? '', NOW)).toBe(coach)
  })

  it('locks a phone after five wrong passwords in a row, even for the right one', async () => {
    const wrong = (times: number) =>
      Promise.allSettled(Array.from({ length: times }, () => login(client.phone, 'wrong')))
    const refused = { status: 'rejected', reason: { status: 401, code: 'wrong_password' } }
    expect(await wrong(4)).toMatchObject(Array.from({ length: 4 }, () => refused))
    await login(client.phone, client.password)
    expect(await wrong(5)).toMatchObject(Array.from({ length: 5 }, () => refused))
    await expect(login(client.phone, client.password)).rejects.toMatchObject({
      status: 429,
      retryAfter: 900,
    })
  })
})

const start = async (): Promise<string> => {
  const call = { ...NO_QUERY, body: { phone: client.phone } }
  return (await ask('POST /v1/auth/reset_password/start', null, call)).body.verification_id
}

const set = (verification_id: string, now = NOW) => {
  const call = { ...NO_QUERY, body: { verification_id, password: 'Novyi2027!' } }
  return ask('POST /v1/auth/reset_password/complete', null, call, now)
}

describe('password reset', () => {
  it('sets the password once and ends all other sign-ins', async () => {
    const before = (await login(client.phone, client.password)).body.access_token ?? ''
    const id = await start()
    await expect(set(id)).rejects.toMatchObject({ status: 403 })
    await confirm(id, 'password_reset')
    const { body } = await set(id)
    expect(readAccess(db, body.access_token, NOW)).toBe(client)
    expect(() => readAccess(db, before, NOW)).toThrow('Unknown access token')
    await expect(login(client.phone, 'Novyi2027!')).resolves.toMatchObject({ status: 200 })
    await expect(set(id)).rejects.toMatchObject({ status: 401 })
  })

  it('forgets the wrong passwords before it', async () => {
    const wrong = () => login(client.phone, 'wrong')
    await Promise.allSettled(Array.from({ length: 5 }, wrong))
    await expect(wrong()).rejects.toMatchObject({ status: 429 })
    const id = await start()
    await confirm(id, 'password_reset')
    await set(id)
    await expect(login(client.phone, 'Novyi2027!')).resolves.toMatchObject({ status: 200 })
  })

  it('drops the permission after 15 minutes, and accepts no other verification', async () => {
    const id = await start()
    await confirm(id, 'password_reset')
    await expect(set(id, NOW + 15 * MINUTE)).rejects.toMatchObject({ status: 410, code: 'gone' })
    await expect(set(crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
    await expect(set(await register())).rejects.toMatchObject({ status: 404 })
  })
})
