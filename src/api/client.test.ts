import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { signedIn } from '#src/domain/auth-flow.ts'
import { json } from '#tests/fixtures/api/fake-server.fixture.ts'
import {
  addProgram,
  failure,
  ID,
  program,
  servedCalls,
} from '#tests/fixtures/api/served-calls.fixture.ts'

import { changeAuth } from './auth.ts'
import { call, Created, orNull } from './client.ts'
import { LoginAnswer, OtpSent, Session } from './schemas.gen.ts'

const calls = await servedCalls()

describe('a request', () => {
  it('carries its JSON body and returns the checked answer', async () => {
    expect(await addProgram()).toEqual(program)
    const [request] = calls.server.received
    expect(request).toMatchObject({ method: 'POST', url: '/v1/programs/' })
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.headers.authorization).toBeUndefined()
    expect(request?.body.toString()).toBe('{"name":"TRX","exercises":[]}')
  })

  it('carries the bearer token whenever one is stored', async () => {
    changeAuth((session) =>
      signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
    )
    await addProgram()
    expect(calls.server.received[0]?.headers.authorization).toBe('Bearer T1')
  })

  it('has path and query parameters in its URL', async () => {
    calls.server.answer = () => json([])
    const query = { start_date: '2027-01-01', end_date: '2027-01-31', start_time: '09:00' }
    await call('GET /v1/clients/{id}/sessions', { path: { id: ID }, query }, v.array(Session))
    expect(calls.server.received[0]).toMatchObject({
      method: 'GET',
      url: `/v1/clients/${ID}/sessions?start_date=2027-01-01&end_date=2027-01-31&start_time=09%3A00`,
    })
    expect(calls.server.received[0]?.headers['content-type']).toBeUndefined()
  })

  it('keeps the trailing slash of a path', async () => {
    await addProgram()
    expect(calls.server.received[0]?.url).toBe('/v1/programs/')
  })

  it('sends a file as multipart, with the boundary that the browser sets', async () => {
    calls.server.answer = () => ({ status: 200 })
    const [name, authored_by, date] = ['Йога & "пілатес"', 'FPA', '2026-05-01']
    await call('POST /v1/coaches/me/certifications', {
      query: { name, authored_by, date },
      body: { image: new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg') },
      success: 200,
    })
    const [request] = calls.server.received
    expect(new URLSearchParams(request?.url.split('?')[1]).get('name')).toBe(name)
    const form = await new Response(request?.body && new Uint8Array(request.body), {
      headers: { 'Content-Type': request?.headers['content-type'] ?? '' },
    }).formData()
    expect([...form.keys()]).toEqual(['image'])
    const image = form.get('image')
    expect(image).toBeInstanceOf(File)
    if (image instanceof File) {
      expect(image.name).toBe('a.jpg')
      expect([...(await image.bytes())]).toEqual([0xff, 0xd8, 0xff])
    }
  })
})

describe('an id', () => {
  it.each(['..', '.', '', '../users', 'a/b', '%2e%2e', 'a?b', 'a#b', 'ї', 'x'.repeat(65)])(
    '%j is refused as a 404, and nothing is sent',
    async (id) => {
      const error = await failure(call('DELETE /v1/programs/{id}', { path: { id } }))
      expect(error).toMatchObject({ reason: 'status', status: 404 })
      expect(calls.server.received).toEqual([])
    },
  )

  it.each([ID, 'olena-koval'])('%j is accepted in the path', async (id) => {
    calls.server.answer = () => ({ status: 204 })
    await call('DELETE /v1/programs/{id}', { path: { id } })
    expect(calls.server.received[0]).toMatchObject({ method: 'DELETE', url: `/v1/programs/${id}` })
  })
})

describe('12.15: of the answer to a change, only the fields of product §7 are required', () => {
  const meeting = {
    time_slot_id: ID,
    client_id: ID,
    training_program_id: null,
    status: 'verified',
    created_at: '2027-03-02T07:40:00Z',
  } as const

  it('the id of what was created', async () => {
    calls.server.answer = () => json({ id: ID, training_program_id: null }, 201)
    expect((await call('POST /v1/calendar/sessions', { body: meeting }, Created)).id).toBe(ID)
    calls.server.answer = () => json({ training_program_id: null }, 201)
    const creation = call('POST /v1/calendar/sessions', { body: meeting }, Created)
    expect(await failure(creation)).toMatchObject({ reason: 'malformed' })
  })

  it('only the status, where product §7 shows no answer', async () => {
    calls.server.answer = () => ({ status: 200 })
    const change = call('PATCH /v1/calendar/sessions/{id}', {
      path: { id: ID },
      body: { status: 'verified' },
    })
    await expect(change).resolves.toBeUndefined()
  })

  it.each([
    ['', null],
    ['{"otp_code": 7}', null],
    ['{"otp_code": "1234"}', { otp_code: '1234' }],
    ['{}', {}],
  ])('accepted answers: %j', async (text, answer) => {
    calls.server.answer = () => ({ status: 200, body: text })
    const body = { verification_id: ID }
    expect(await call('POST /v1/auth/otp/resend', { body }, orNull(OtpSent))).toEqual(answer)
  })
})

it('12.17: what is null in an answer is left out', async () => {
  calls.server.answer = () => json({ otp_code: null })
  const body = { verification_id: ID }
  expect(await call('POST /v1/auth/otp/resend', { body }, orNull(OtpSent))).toEqual({})
})

describe('a call whose answer is ignored', () => {
  it.each([
    [204, undefined],
    [200, ''],
    [200, '{"id": '],
    [202, '{}'],
  ])('12.17: a deletion succeeds with %i and the body %j', async (status, body) => {
    calls.server.answer = () => ({ status, ...(body !== undefined && { body }) })
    await expect(call('DELETE /v1/users/me', {})).resolves.toBeUndefined()
  })

  it.each([
    [201, ''],
    [204, undefined],
  ])(
    '12.17: the generation of time slots succeeds with %i without a body',
    async (status, body) => {
      calls.server.answer = () => ({ status, ...(body !== undefined && { body }) })
      const path = { id: ID }
      const generation = call('POST /v1/calendar/schedules/{id}/time_slots', { path })
      await expect(generation).resolves.toBeUndefined()
    },
  )
})

it('a multipart request is repeated byte for byte after a refresh', async () => {
  changeAuth((session) =>
    signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
  )
  calls.server.answer = ({ url, headers }) => {
    if (url.startsWith('/v1/auth/')) return json({ access_token: 'T2', refresh_token: 'R2' })
    return headers.authorization === 'Bearer T2' ? json(program) : json({}, 401)
  }
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 256))
  const body = { image: new File([bytes], 'фото.png', { type: 'image/png' }) }
  await call('POST /v1/users/me/image', { body })
  const [first, refresh, second] = calls.server.received
  expect(calls.server.received).toHaveLength(3)
  expect(refresh).toMatchObject({ method: 'POST', url: '/v1/auth/login/refresh?refresh_token=R1' })
  expect(refresh?.headers.authorization).toBeUndefined()
  expect(refresh?.body).toHaveLength(0)
  expect(first?.body.includes(bytes)).toBe(true)
  expect(second?.body.equals(first?.body ?? Buffer.of())).toBe(true)
  expect(second?.headers['content-type']).toBe(first?.headers['content-type'])
})

it('a 401 of an auth call is returned without a refresh', async () => {
  changeAuth((session) =>
    signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
  )
  calls.server.answer = () => json({ code: 'wrong_password' }, 401)
  const body = { phone: '+380501112233', password: 'Trener2026!' }
  expect(await failure(call('POST /v1/auth/login', { body }, LoginAnswer))).toMatchObject({
    status: 401,
  })
  expect(calls.server.received).toHaveLength(1)
})
