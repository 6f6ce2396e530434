/** The HTTP door answers like the pipeline in process, and adds what browsers and scripts need. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Control } from '#mocks/engine/control/control.ts'

import { openDoor } from './http-door.fixture.ts'
import { type Answer, answerOf, type Caller, type Parts, requestOf } from './http-exchange.ts'
import { hugePng, png } from './picture.ts'
import { rawCall, type RawAnswer } from './raw-call.ts'
import { openServer, type ServerUnderTest } from './server-under-test.ts'

let here: ServerUnderTest
let door: ServerUnderTest
let opened: Awaited<ReturnType<typeof openDoor>>

beforeAll(async () => {
  opened = await openDoor()
  ;({ door } = opened)
  here = await openServer(undefined)
}, 30_000)

afterAll(() => opened.close())

const controlOf = ({ control }: ServerUnderTest): Control => {
  if (!control) throw new Error('There is no control')
  return control
}

beforeEach(async () => {
  for (const server of [here, door]) await controlOf(server).scenario('typical')
})

const send = async (
  server: ServerUnderTest,
  operation: string,
  caller: Caller,
  parts: Parts,
): Promise<Answer> =>
  answerOf(operation, await server.fetch(requestOf(server.origin, operation, caller, parts)))

/** The same call through both doors, by a persona. */
async function both(
  persona: 'coach' | 'guest',
  operation: string,
  parts: Parts = {},
): Promise<[Answer, Answer]> {
  const answer = async (server: ServerUnderTest): Promise<Answer> =>
    send(server, operation, await controlOf(server).session(persona), parts)
  return [await answer(here), await answer(door)]
}

describe('an answer is the same over HTTP', () => {
  test.each([
    ['of JSON', 'coach', 'GET /v1/users/me', {}, 200],
    ['to a visitor', 'guest', 'GET /v1/users/{id}', { path: { id: 'olena-koval' } }, 200],
    ['of a refusal', 'guest', 'GET /v1/users/me', {}, 401],
    [
      'to what breaks the contract',
      'guest',
      'POST /v1/auth/login',
      { body: { phone: '067' } },
      422,
    ],
    ['to an address that cannot be read', 'guest', 'GET /v1/users/%E0%A4%A', {}, 422],
    ['to a form', 'coach', 'POST /v1/users/me/image', { body: { image: hugePng() } }, 413],
  ] as const)('%s', async (_, persona, operation, parts, status) => {
    const [inProcess, overHttp] = await both(persona, operation, parts)
    expect(overHttp).toEqual(inProcess)
    expect(overHttp.status).toBe(status)
  })

  test('a picture is returned byte for byte', async () => {
    const session = await controlOf(door).session('client')
    const me = await send(door, 'GET /v1/users/me', session, {})
    await send(door, 'POST /v1/users/me/image', session, { body: { image: png() } })
    const { id } = Object(me.body)
    const picture = await send(door, 'GET /v1/users/{id}/image', session, { path: { id } })
    expect(picture).toMatchObject({ status: 200, type: 'image/png' })
    expect(picture.bytes).toEqual(await png().bytes())
  })

  test('an empty body is returned as empty', async () => {
    const [inProcess, overHttp] = await both('coach', 'DELETE /v1/users/me')
    expect(overHttp).toEqual(inProcess)
    expect(overHttp).toMatchObject({ status: 204, type: '' })
  })
})

test('the network fault closes the connection', async () => {
  await controlOf(door).fault('GET', '/v1/users/me', 'network', 1)
  await expect(send(door, 'GET /v1/users/me', null, {})).rejects.toThrow('fetch failed')
  expect(await send(door, 'GET /v1/users/me', null, {})).toMatchObject({ status: 401 })
})

test('a call that is not in the contract is a 404 with a message', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [inProcess, overHttp] = await both('guest', 'GET /v1/nothing')
  expect(overHttp).toEqual(inProcess)
  expect(overHttp).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(consoleError).toHaveBeenCalledTimes(2)
  expect(await controlOf(door).requests()).toMatchObject([{ violation: 'not in the contract' }])
  consoleError.mockRestore()
})

test('a page of another origin may call the API', async () => {
  const origin = 'https://elsewhere.example'
  const preflight = await fetch(`${door.origin}/v1/users/me`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PATCH' },
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    // The seconds of a lockout.
    'access-control-expose-headers': 'retry-after',
  })
  const refused = await fetch(`${door.origin}/v1/users/me`, { headers: { origin } })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
})

/** Calls the control as a script does, with other headers or another method if given. */
const drive = (
  name: string,
  headers: Record<string, string> = {},
  method = 'POST',
  args: readonly string[] = [],
): Promise<RawAnswer> =>
  rawCall(`${door.origin}/__mock/${name}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'POST' ? JSON.stringify(args) : '',
  })

describe('the control', () => {
  test('reads and changes the mock from outside', async () => {
    const control = controlOf(door)
    await control.now('2027-03-02T12:00', true)
    await control.latency(1)
    expect(await control.settings()).toMatchObject({ scenario: 'typical', latency: 1 })
    const file = await control.exportState()
    await control.scenario('empty')
    await control.importState(file)
    expect(await control.settings()).toMatchObject({ scenario: 'typical', latency: 1 })
  })

  test('logs every call from anywhere, and repeats one', async () => {
    const control = controlOf(door)
    await send(door, 'GET /v1/users/me', await control.session('coach'), {})
    await control.fault('GET', '/v1/users/me', 500, undefined)
    expect((await control.settings()).faults).toMatchObject([{ kind: 500, left: null }])
    await control.removeFault('GET', '/v1/users/me', 500)
    const [call] = await control.requests()
    expect(call).toMatchObject({ status: 200, headers: { authorization: 'Bearer •••' } })
    expect(await control.replay(call?.id ?? 0)).toMatchObject({ status: 200 })
    expect(await control.requests(call?.id)).toHaveLength(1)
  })

  test('returns its errors as text', async () => {
    await expect(controlOf(door).fault('GET', '/v1/nothing', 500)).rejects.toThrow('No such fault')
    const unknown = await drive('nothing')
    expect(JSON.parse(unknown.text)).toEqual({ error: 'No such handle: nothing' })
  })

  // A state file with an invalid value could not be imported.
  test.each([
    ['otp', []],
    ['otp', ['bare']],
    ['answers', []],
    ['answers', ['auto']],
  ])('12.15: accepts only valid values of %s, not %j', async (name, args) => {
    const before = await controlOf(door).settings()
    const refused = await drive(name, {}, 'POST', args)
    expect(JSON.parse(refused.text)).toEqual({ error: expect.stringContaining('No such') })
    expect(await controlOf(door).settings()).toEqual(before)
  })
})

describe('12.30: no page of another origin can use the control', () => {
  const FORM = 'application/x-www-form-urlencoded'
  test.each([
    ['of another origin', { origin: 'https://elsewhere.example' }, 403],
    ['of another port of this machine', { origin: 'http://localhost:1' }, 403],
    ['in a sandboxed frame', { origin: 'null' }, 403],
    ['that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of the same site only', { 'sec-fetch-site': 'same-site' }, 403],
    ['that posts a form', { 'content-type': FORM }, 415],
    ['that posts a text', { 'content-type': 'text/plain' }, 415],
  ])('a call %s', async (_, headers, status) => {
    await controlOf(door).latency(7)
    const answer = await drive('exportState', headers)
    expect(answer).toMatchObject({ status, type: 'application/json' })
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) })
    expect((await drive('clearFaults', headers)).status).toBe(status)
    expect((await drive('importState', headers)).status).toBe(status)
    expect(await controlOf(door).settings()).toMatchObject({ latency: 7 })
  })

  test('a call that is not a POST', async () => {
    expect((await drive('exportState', {}, 'GET')).status).toBe(405)
    expect((await drive('exportState', {}, 'DELETE')).status).toBe(405)
  })

  test('a preflight', async () => {
    const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    expect(await drive('exportState', asked, 'OPTIONS')).toMatchObject({ status: 403, cors: null })
    expect(await drive('exportState')).toMatchObject({ status: 200, cors: null })
  })

  test.each([
    ['here', () => ({ origin: door.origin, 'sec-fetch-site': 'same-origin' })],
    [
      'on a phone in the network',
      () => ({ host: '192.168.0.7:5173', origin: 'http://192.168.0.7:5173' }),
    ],
    ['over IPv6', () => ({ host: '[fe80::1]:5173', origin: 'http://[fe80::1]:5173' })],
    [
      'at a subdomain of localhost',
      () => ({ host: 'pulse.localhost', origin: 'http://pulse.localhost' }),
    ],
  ])('but a page of the same origin can, %s', async (_, headers) => {
    expect((await drive('settings', headers())).status).toBe(200)
  })
})

test('12.30: a body that is too large is refused with a message, and the next call succeeds', async () => {
  const body = Buffer.alloc(33 * 1024 * 1024)
  const headers = { 'content-type': 'application/json' }
  const api = await rawCall(`${door.origin}/v1/auth/login`, { method: 'POST', headers, body })
  expect(api).toMatchObject({ status: 413, cors: '*' })
  const message = 'A body may have at most 32 MB'
  expect(JSON.parse(api.text)).toEqual({ code: 'payload_too_large', message })
  const control = `${door.origin}/__mock/importState`
  const refused = await rawCall(control, { method: 'POST', headers, body })
  expect(refused.status).toBe(413)
  expect(JSON.parse(refused.text)).toEqual({ error: message })
  expect(await send(door, 'GET /v1/users/me', null, {})).toMatchObject({ status: 401 })
})

test('changed code is used at once, and the state is kept', async () => {
  const session = await controlOf(door).session('coach')
  await send(door, 'PATCH /v1/users/me', session, { body: { last_name: 'Орлик' } })
  opened.changeCode((code) => code.replace('first_name: user.first_name', "first_name: 'Змінена'"))
  const me = await send(door, 'GET /v1/users/me', session, {})
  expect(me.body).toMatchObject({ first_name: 'Змінена', last_name: 'Орлик' })
})
