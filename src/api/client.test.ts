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
import { OtpSent, Session } from './schemas.gen.ts'

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
    expect(image).toMatchObject({ name: 'a.jpg' })
    expect(image instanceof File && [...(await image.bytes())]).toEqual([0xff, 0xd8, 0xff])
  })

  it('of a file is repeated byte for byte after a refresh', async () => {
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
    expect(refresh).toMatchObject({
      method: 'POST',
      url: '/v1/auth/login/refresh?refresh_token=R1',
    })
    expect(refresh?.headers.authorization).toBeUndefined()
    expect(refresh?.body).toHaveLength(0)
    expect(first?.headers.authorization).toBe('Bearer T1')
    expect(first?.body.includes(bytes)).toBe(true)
    expect(second?.body.equals(first?.body ?? Buffer.of())).toBe(true)
    expect(second?.headers['content-type']).toBe(first?.headers['content-type'])
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

  it('may be a public slug', async () => {
    calls.server.answer = () => ({ status: 204 })
    await call('DELETE /v1/programs/{id}', { path: { id: 'olena-koval' } })
    expect(calls.server.received[0]?.url).toBe('/v1/programs/olena-koval')
  })
})

describe('12.15, 12.17: of the answer to a change, only the fields of product §7 are required', () => {
  it('the id of what was created', async () => {
    const created = () =>
      call(
        'POST /v1/calendar/schedules',
        { body: { work_day: 0, start_time: '10:00', end_time: '12:00' } },
        Created,
      )
    calls.server.answer = () => json({ id: ID, start_time: null }, 201)
    expect((await created()).id).toBe(ID)
    calls.server.answer = () => json({ work_day: 0 }, 201)
    expect(await failure(created())).toMatchObject({ reason: 'malformed' })
  })

  it.each([
    [200, ''],
    [200, '{"id": '],
    [202, '{}'],
    [204, undefined],
  ])('only the status, where product §7 shows no answer: %i with %j', async (status, body) => {
    calls.server.answer = () => ({ status, ...(body !== undefined && { body }) })
    await expect(call('DELETE /v1/users/me', {})).resolves.toBeUndefined()
  })

  it.each([
    ['', null],
    ['{"otp_code": 7}', null],
    ['{"otp_code": "1234"}', { otp_code: '1234' }],
    ['{"otp_code": null}', {}],
    ['{}', {}],
  ])('nothing of an answer that may be missing: %j', async (text, answer) => {
    calls.server.answer = () => ({ status: 200, body: text })
    const body = { verification_id: ID }
    expect(await call('POST /v1/auth/otp/resend', { body }, orNull(OtpSent))).toEqual(answer)
  })
})
