import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#src/device/fake-device.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'

import { ApiError } from './api-error.ts'
import { FakeServer, json } from './fake-server.fixture.ts'
import { LoginAnswer, OtpSent, ProgramSummary, Session, Tokens } from './schemas.gen.ts'
import { send, sendEmpty, sendForId, sendMaybe } from './send.ts'
import { changeSession } from './session/auth-session.ts'

const ID = '0f8c2f5e-7f3a-4a59-9f65-5a3c1c8f1b11'
const program = { id: ID, name: 'TRX' }

let server: FakeServer

beforeAll(async () => {
  server = await FakeServer.start()
})
afterAll(() => server.stop())

beforeEach(() => {
  openFakeDevice()
  // One tab: no lock to wait for that the test before has kept.
  vi.stubGlobal('navigator', {})
  vi.stubEnv('VITE_API_URL', `${server.url}/`)
  server.received.length = 0
  server.answer = () => json(program, 201)
})
afterEach(() => {
  changeSession(() => signedOut)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const addProgram = (signal?: AbortSignal) =>
  send(
    'POST /v1/programs/',
    { body: { name: 'TRX', exercises: [] }, ...(signal && { signal }) },
    ProgramSummary,
  )

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

describe('a request', () => {
  it('carries its JSON body and gives the checked answer', async () => {
    expect(await addProgram()).toEqual(program)
    const [request] = server.received
    expect(request).toMatchObject({ method: 'POST', url: '/v1/programs/' })
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.headers.authorization).toBeUndefined()
    expect(request?.body.toString()).toBe('{"name":"TRX","exercises":[]}')
  })

  it('carries the bearer token whenever one is stored', async () => {
    changeSession((session) =>
      signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
    )
    await addProgram()
    expect(server.received[0]?.headers.authorization).toBe('Bearer T1')
  })

  it('puts path and query where they belong', async () => {
    server.answer = () => json([])
    const query = { start_date: '2027-01-01', end_date: '2027-01-31', start_time: '09:00' }
    await send('GET /v1/clients/{id}/sessions', { path: { id: ID }, query }, v.array(Session))
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: `/v1/clients/${ID}/sessions?start_date=2027-01-01&end_date=2027-01-31&start_time=09%3A00`,
    })
    expect(server.received[0]?.headers['content-type']).toBeUndefined()
  })

  it('keeps the slash at the end of a path', async () => {
    await addProgram()
    expect(server.received[0]?.url).toBe('/v1/programs/')
  })

  it('sends a file as multipart, with a boundary that nobody spoiled', async () => {
    server.answer = () => ({ status: 200 })
    const [name, authored_by, date] = ['Йога & "пілатес"', 'FPA', '2026-05-01']
    await sendEmpty(
      'POST /v1/coaches/me/certifications',
      {
        query: { name, authored_by, date },
        body: { image: new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg') },
      },
      200,
    )
    const [request] = server.received
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
      const error = await failure(sendEmpty('DELETE /v1/programs/{id}', { path: { id } }))
      expect(error).toMatchObject({ reason: 'status', status: 404 })
      expect(server.received).toEqual([])
    },
  )

  it.each([ID, 'olena-koval'])('%j enters the path', async (id) => {
    server.answer = () => ({ status: 204 })
    await sendEmpty('DELETE /v1/programs/{id}', { path: { id } })
    expect(server.received[0]).toMatchObject({ method: 'DELETE', url: `/v1/programs/${id}` })
  })
})

describe('12.15: of an answer to a change only what product §7 shows is needed', () => {
  const meeting = {
    time_slot_id: ID,
    client_id: ID,
    training_program_id: null,
    status: 'verified',
    created_at: '2027-03-02T07:40:00Z',
  } as const

  it('the id of what was made', async () => {
    server.answer = () => json({ id: ID, training_program_id: null }, 201)
    expect(await sendForId('POST /v1/calendar/sessions', { body: meeting })).toBe(ID)
    server.answer = () => json({ training_program_id: null }, 201)
    const call = sendForId('POST /v1/calendar/sessions', { body: meeting })
    expect(await failure(call)).toMatchObject({ reason: 'malformed' })
  })

  it('the status alone where it shows none', async () => {
    server.answer = () => ({ status: 200 })
    const call = sendEmpty('PATCH /v1/calendar/sessions/{id}', {
      path: { id: ID },
      body: { status: 'verified' },
    })
    await expect(call).resolves.toBeUndefined()
  })

  it.each([
    ['', null],
    ['{"otp_code": 7}', null],
    ['{"otp_code": "1234"}', { otp_code: '1234' }],
    ['{}', {}],
  ])('what it may carry: %j', async (text, answer) => {
    server.answer = () => ({ status: 200, body: text })
    const body = { verification_id: ID }
    expect(await sendMaybe('POST /v1/auth/otp/resend', { body }, OtpSent)).toEqual(answer)
  })
})

it('12.17: what is null in an answer is left out', async () => {
  server.answer = () => json({ otp_code: null })
  const body = { verification_id: ID }
  expect(await sendMaybe('POST /v1/auth/otp/resend', { body }, OtpSent)).toEqual({})
})

describe('a call whose answer nobody reads', () => {
  it.each([
    [204, undefined],
    [200, ''],
    [200, '{"id": '],
    [202, '{}'],
  ])('12.17: a deletion ends with %i and the body %j', async (status, body) => {
    server.answer = () => ({ status, ...(body !== undefined && { body }) })
    await expect(sendEmpty('DELETE /v1/users/me', {})).resolves.toBeUndefined()
  })

  it.each([
    [201, ''],
    [204, undefined],
  ])('12.17: time slots are generated by %i without a body', async (status, body) => {
    server.answer = () => ({ status, ...(body !== undefined && { body }) })
    const path = { id: ID }
    const call = sendEmpty('POST /v1/calendar/schedules/{id}/time_slots', { path })
    await expect(call).resolves.toBeUndefined()
  })
})

describe('a failure', () => {
  it('is the status of the answer, whatever its body', async () => {
    for (const body of ['', '{"code":"conflict"}', '<html>']) {
      server.answer = () => ({ status: 409, body })
      expect(await failure(addProgram())).toMatchObject({
        operation: 'POST /v1/programs/',
        reason: 'status',
        status: 409,
        retryAfter: null,
      })
    }
  })

  it('tells how long to wait, where the answer says so', async () => {
    server.answer = () => ({ status: 429, headers: { 'Retry-After': '900' } })
    expect(await failure(addProgram())).toMatchObject({ status: 429, retryAfter: 900 })
    server.answer = () => ({ status: 429, headers: { 'Retry-After': 'later' } })
    expect(await failure(addProgram())).toMatchObject({ status: 429, retryAfter: null })
  })

  it.each([
    ['empty', ''],
    ['broken JSON', '{"id":'],
    ['an HTML page', '<html></html>'],
    ['JSON that breaks the schema', '{"id":1}'],
    ['null', 'null'],
  ])('is an answer that is %s', async (_, body) => {
    server.answer = () => ({ status: 201, body })
    expect(await failure(addProgram())).toMatchObject({ reason: 'malformed', status: null })
  })

  it('names the field that breaks the schema, but no value: it could be a secret', async () => {
    server.answer = () => json({ access_token: 'secret-token', refresh_token: 7 })
    const error = await failure(
      send('POST /v1/auth/registration/complete', { body: { verification_id: 'v' } }, Tokens),
    )
    expect(String(error)).toContain('at refresh_token')
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret-token/)
  })

  it('is another success than the one wanted', async () => {
    server.answer = () => json({}, 201)
    const body = { image: new Blob(['x']) }
    const query = { name: 'a', authored_by: 'b', date: '2026-05-01' }
    const call = sendEmpty('POST /v1/coaches/me/certifications', { query, body }, 200)
    expect(await failure(call)).toMatchObject({ reason: 'status', status: 201 })
  })

  it('is a server that is not there', async () => {
    const gone = await FakeServer.start()
    await gone.stop()
    vi.stubEnv('VITE_API_URL', gone.url)
    expect(await failure(addProgram())).toMatchObject({ reason: 'network', status: null })
  })

  it('is a connection that breaks while the body arrives', async () => {
    const arrival = new Promise<void>((resolve) => {
      server.answer = () => {
        resolve()
        return { status: 201, headers: { 'Content-Length': '100' }, body: '{' }
      }
    })
    const call = failure(addProgram())
    await arrival
    await server.stop()
    expect(await call).toMatchObject({ reason: 'network', status: null })
    server = await FakeServer.start()
  })

  it('is an ApiError with a message for developers', async () => {
    server.answer = () => ({ status: 500 })
    const error = await failure(addProgram())
    expect(error).toBeInstanceOf(ApiError)
    expect(String(error)).toBe('ApiError: POST /v1/programs/: status 500')
  })
})

it("the caller's own abort comes back as it is", async () => {
  const controller = new AbortController()
  server.answer = () => {
    controller.abort(new Error('left the screen'))
    return json(program, 201)
  }
  expect(await failure(addProgram(controller.signal))).toEqual(new Error('left the screen'))
  expect(await failure(addProgram(controller.signal))).toEqual(new Error('left the screen'))
})

it('a multipart request is repeated byte for byte after a refresh', async () => {
  changeSession((session) =>
    signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
  )
  server.answer = ({ url, headers }) => {
    if (url.startsWith('/v1/auth/')) return json({ access_token: 'T2', refresh_token: 'R2' })
    return headers.authorization === 'Bearer T2' ? json(program) : json({}, 401)
  }
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 256))
  const body = { image: new File([bytes], 'фото.png', { type: 'image/png' }) }
  await sendEmpty('POST /v1/users/me/image', { body })
  const [first, refresh, second] = server.received
  expect(server.received).toHaveLength(3)
  expect(refresh).toMatchObject({ method: 'POST', url: '/v1/auth/login/refresh?refresh_token=R1' })
  expect(refresh?.headers.authorization).toBeUndefined()
  expect(refresh?.body).toHaveLength(0)
  expect(first?.body.includes(bytes)).toBe(true)
  expect(second?.body.equals(first?.body ?? Buffer.of())).toBe(true)
  expect(second?.headers['content-type']).toBe(first?.headers['content-type'])
})

it('a 401 of an auth call is its own answer: no refresh', async () => {
  changeSession((session) =>
    signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
  )
  server.answer = () => json({ code: 'wrong_password' }, 401)
  const body = { phone: '+380501112233', password: 'Trener2026!' }
  expect(await failure(send('POST /v1/auth/login', { body }, LoginAnswer))).toMatchObject({
    status: 401,
  })
  expect(server.received).toHaveLength(1)
})
