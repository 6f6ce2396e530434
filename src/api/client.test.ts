import { describe, expect, it, vi } from 'vitest'

import { noteServerTime, serverNow } from '#src/domain/time/now.ts'
import {
  ID,
  addProgram,
  failure,
  program,
  servedCalls,
  FakeServer,
  json,
  type Answer,
} from '#tests/fixtures/api/served-calls.fixture.ts'

import { Created, call, callForPicture, orNull } from './client.ts'
import { ApiError } from './operation.ts'
import { OtpSent, Tokens } from './schemas.gen.ts'

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
})

describe('now', () => {
  const HOUR = 3_600_000
  /** How far now is ahead of the device's clock, in minutes, after an answer of another time. */
  async function ahead(ms: number, headers: Record<string, string> = {}): Promise<number> {
    const answer = json(program, 201)
    const date = new Date(Date.now() + ms).toUTCString()
    calls.server.answer = () => ({ ...answer, headers: { ...answer.headers, date, ...headers } })
    await addProgram()
    return Math.round(serverNow(0) / 60_000)
  }

  it('is the server’s, for hours and for lockouts', async () => {
    expect(await ahead(1.5 * HOUR)).toBe(90)
    const [date, end] = [1.5 * HOUR, 1.75 * HOUR].map((ms) => new Date(Date.now() + ms))
    const headers = { date: `${date?.toUTCString()}`, 'retry-after': `${end?.toUTCString()}` }
    calls.server.answer = () => ({ status: 429, headers })
    expect(await failure(addProgram())).toHaveProperty('retryAfter', expect.closeTo(900, -1))
    expect(await ahead(-1.5 * HOUR)).toBe(-90)
  })

  it('is not moved by seconds, by what a cache has kept, and by what came late', async () => {
    expect(await ahead(3000)).toBe(0)
    expect(serverNow(0)).toBe(0)
    expect(await ahead(-HOUR, { 'cache-control': 'private, max-age=3600' })).toBe(0)
    expect(await ahead(-HOUR, { age: '3600' })).toBe(0)
    const date = new Date(Date.now() - HOUR).toUTCString()
    noteServerTime(new Headers({ date }), Date.now() - HOUR)
    expect(serverNow(0)).toBe(0)
    expect(await ahead(-HOUR, { 'cache-control': 'private, max-age=0' })).toBe(-60)
    expect(await ahead(0)).toBe(0)
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
    expect(calls.server.received[0]?.headers['content-type']).toBeUndefined()
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

describe('a failure', () => {
  it.each(['', '{"code":"conflict"}', '<html>'])(
    'is the status of the answer, whatever its body: %j',
    async (body) => {
      calls.server.answer = () => ({ status: 409, body })
      const error = await failure(addProgram())
      expect(error).toBeInstanceOf(ApiError)
      expect(String(error)).toBe('ApiError: POST /v1/programs/: status 409')
      expect(error).toMatchObject({
        operation: 'POST /v1/programs/',
        reason: 'status',
        status: 409,
        retryAfter: null,
      })
    },
  )

  it.each([
    ['900', 900],
    ['later', null],
  ])('says how long to wait, if the answer does: %s', async (header, retryAfter) => {
    calls.server.answer = () => ({ status: 429, headers: { 'Retry-After': header } })
    expect(await failure(addProgram())).toMatchObject({ status: 429, retryAfter })
  })

  it.each([
    ['empty', ''],
    ['broken JSON', '{"id":'],
    ['an HTML page', '<html></html>'],
    ['JSON that breaks the schema', '{"id":1}'],
    ['null', 'null'],
  ])('is an answer that is %s', async (_, body) => {
    calls.server.answer = () => ({ status: 201, body })
    expect(await failure(addProgram())).toMatchObject({ reason: 'malformed', status: null })
  })

  it('names the field that breaks the schema but not its value, which could be a secret', async () => {
    calls.server.answer = () => json({ access_token: 'secret-token', refresh_token: 7 })
    const error = await failure(
      call('POST /v1/auth/registration/complete', { body: { verification_id: 'v' } }, Tokens),
    )
    expect(String(error)).toContain('at refresh_token')
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret-token/)
  })

  it('is a success with another status than the expected one', async () => {
    calls.server.answer = () => json({}, 201)
    const body = { image: new Blob(['x']) }
    const query = { name: 'a', authored_by: 'b', date: '2026-05-01' }
    const added = call('POST /v1/coaches/me/certifications', { query, body, success: 200 })
    expect(await failure(added)).toMatchObject({ reason: 'status', status: 201 })
  })

  it('is a server that cannot be reached', async () => {
    const gone = await FakeServer.start()
    await gone.stop()
    vi.stubEnv('VITE_API_URL', gone.url)
    expect(await failure(addProgram())).toMatchObject({ reason: 'network', status: null })
  })

  it('is a connection that breaks during the body', async () => {
    const arrival = new Promise<void>((resolve) => {
      calls.server.answer = () => {
        resolve()
        return { status: 201, headers: { 'Content-Length': '100' }, body: '{' }
      }
    })
    const added = failure(addProgram())
    await arrival
    await calls.server.stop()
    expect(await added).toMatchObject({ reason: 'network', status: null })
    calls.server = await FakeServer.start()
  })
})

it("the caller's own abort is rethrown unchanged; nothing is sent after it", async () => {
  const controller = new AbortController()
  const left = new Error('left the screen')
  calls.server.answer = () => {
    controller.abort(left)
    return json(program, 201)
  }
  expect(await failure(addProgram(controller.signal))).toBe(left)
  expect(await failure(addProgram(controller.signal))).toBe(left)
  expect(calls.server.received).toHaveLength(1)
})

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const read = (answer: Answer) => {
  calls.server.answer = () => answer
  return callForPicture('GET /v1/programs/exercises/{id}/image', { path: { id: ID } })
}

const raw = (bytes: Uint8Array, type: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': type },
  body: bytes,
})

describe('an address', () => {
  it.each([
    'https://images.example/a.jpg?size=2',
    'http://images.example/a.jpg',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('%s is used as it is, bare or in an object', async (url) => {
    expect(await read(json(url))).toEqual({ kind: 'url', url })
    expect(await read(json({ url }))).toEqual({ kind: 'url', url })
  })

  it('without a content type is read as JSON', async () => {
    const url = 'https://images.example/a.jpg'
    expect(await read({ status: 200, body: JSON.stringify(url) })).toEqual({ kind: 'url', url })
  })

  it('on the API itself becomes absolute', async () => {
    const url = `${calls.server.url}/media/a.jpg`
    expect(await read(json('/media/a.jpg'))).toEqual({ kind: 'url', url })
    expect(await read(json({ url: '/media/a.jpg' }))).toEqual({ kind: 'url', url })
  })
})

it.each([
  ['PNG', PNG, 'image/png'],
  ['JPEG', JPEG, 'image/jpeg'],
])('a %s may be base64 or binary; its type comes from its bytes', async (_, bytes, type) => {
  for (const answer of [json(base64(bytes)), raw(bytes, type), raw(bytes, 'image/svg+xml')]) {
    const picture = await read(answer)
    expect(picture).toMatchObject({ kind: 'blob', blob: { type } })
    expect(picture.kind === 'blob' && (await picture.blob.bytes())).toEqual(bytes)
  }
})

it.each<[string, Answer]>([
  ['an empty string', json('')],
  ['a word', json('none')],
  ['a script', json('javascript:alert(1)')],
  ['a script in an object', json({ url: 'javascript:alert(1)' })],
  ['a page as data', json('data:text/html,<script>1</script>')],
  ['another object', json({ src: '/a.jpg' })],
  ['a number', json(1)],
  ['broken JSON', { status: 200, headers: { 'Content-Type': 'application/json' }, body: '"a' }],
  ['an empty body', { status: 200, headers: { 'Content-Type': 'image/png' } }],
  ['markup that calls itself a picture', raw(Buffer.from('<svg></svg>'), 'image/png')],
])('%s is malformed', async (_, answer) => {
  await expect(read(answer)).rejects.toMatchObject({ reason: 'malformed', status: null })
})
