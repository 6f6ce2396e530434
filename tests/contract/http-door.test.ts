/** What the HTTP door adds to the pipeline; the contract suite calls every operation through it. */
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Control } from '#mocks/engine/control/control.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { useServers } from '#tests/fixtures/mock/servers.fixture.ts'

const ME = '/v1/users/me'

const { serveMock } = useServers()
let origin = ''
let control: Control

beforeAll(async () => {
  origin = await serveMock()
  control = remoteControl(origin)
})
beforeEach(() => control.scenario('typical'))

/** A call with exactly these headers, including Host and Origin, which `fetch` sets itself. */
const call = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
) =>
  new Promise<{ status: number; cors: string | null; allow: string | undefined; text: string }>(
    (resolve, reject) => {
      const calling = request(origin + path, { method, headers }, (answer) => {
        const { statusCode: status = 0 } = answer
        const cors = answer.headers['access-control-allow-origin'] ?? null
        const { allow } = answer.headers
        text(answer).then((read) => resolve({ status, cors, allow, text: read }), reject)
      })
      calling.on('error', reject)
      calling.end(body)
    },
  )

const JSON_TYPE = { 'content-type': 'application/json' }

/** Calls the control as a script does, with other headers or other arguments. */
const drive = (name: string, headers: Record<string, string> = {}, args = '[]') =>
  call('POST', `/__mock/${name}`, { ...JSON_TYPE, ...headers }, args)

test('the network fault closes the connection', async () => {
  await control.fault('GET', ME, 'network', 1)
  await expect(fetch(origin + ME)).rejects.toThrow('fetch failed')
  expect((await fetch(origin + ME)).status).toBe(401)
})

test.each([
  ['GET', '/v1/users/%E0%A4%A', {}, 422],
  // A percent-encoded letter is that letter.
  ['GET', '/v1/%75sers/%6De', {}, 401],
  ['GET', ME, { host: 'a b' }, 400],
])('12.30: %s %s with %j is refused with an answer', async (method, path, headers, status) => {
  expect(await call(method, path, headers)).toMatchObject({ status })
})

test.each([
  ['DELETE', '/v1/programs/muscles', 405, '/v1/programs/muscles has only GET', 'GET, HEAD'],
  ['GET', '//v1/users/me', 404, 'Two slashes: the server’s address ends with one'],
  ['GET', '/V1/users/me', 404, 'The path is /v1/users/me'],
  ['POST', '/v1/programs', 404, 'The path is /v1/programs/'],
  ['GET', '/v1/nothing', 404, 'No such operation'],
])(
  '%s %s is not in the contract: %i with what is wrong, and a broken contract',
  async (method, path, status, message, allow?: string) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await call(method, path)
    expect(answer).toMatchObject({ status, cors: '*', allow })
    expect(JSON.parse(answer.text)).toEqual({ code: 'not_found', message })
    expect(consoleError).toHaveBeenCalledOnce()
    expect(await control.requests()).toMatchObject([{ violation: 'not in the contract' }])
    consoleError.mockRestore()
  },
)

test('a method that no operation has is a 405, too', async () => {
  const allow = 'GET, HEAD, PATCH, DELETE'
  expect(await call('TRACE', ME)).toMatchObject({ status: 405, cors: '*', allow })
})

test('a page of another origin may call the API', async () => {
  const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' }
  const preflight = await fetch(origin + ME, { method: 'OPTIONS', headers: asked })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    // The server's time, and the seconds of a lockout.
    'access-control-expose-headers': 'date, retry-after',
  })
  expect(await call('GET', ME, { origin: asked.origin })).toMatchObject({ status: 401, cors: '*' })
})

test('the control reads and changes the mock from outside, and returns its errors as text', async () => {
  await control.latency(1)
  const file = await control.exportState()
  await control.scenario('empty')
  await control.importState(file)
  const before = await control.settings()
  expect(before).toMatchObject({ scenario: 'typical', latency: 1 })
  await expect(control.fault('GET', '/v1/nothing', 500)).rejects.toThrow('No such fault')
  expect(JSON.parse((await drive('nothing')).text)).toEqual({ error: 'No such handle: nothing' })
  // A state file with an invalid value could not be imported.
  for (const [name, args] of Object.entries({ otp: '["bare"]', answers: '[]' }))
    expect(JSON.parse((await drive(name, {}, args)).text).error).toContain('No such')
  expect(await control.settings()).toEqual(before)
})

describe('12.30: no page of another origin can use the control', () => {
  test.each([
    ['of another origin', { origin: 'https://elsewhere.example' }, 403],
    ['of another port of this machine', { origin: 'http://localhost:1' }, 403],
    ['in a sandboxed frame', { origin: 'null' }, 403],
    ['that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of the same site only', { 'sec-fetch-site': 'same-site' }, 403],
    ['of a name that resolves to this machine', { host: 'localhost.a.example' }, 403],
    ['of such a name, to itself', { host: 'a.example', origin: 'http://a.example' }, 403],
    ['that posts a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['that posts a text', { 'content-type': 'text/plain' }, 415],
  ])('a page %s', async (_, headers, status) => {
    await control.latency(7)
    for (const name of ['exportState', 'scenario', 'importState'])
      expect(await drive(name, headers)).toMatchObject({ status, cors: null })
    expect(await control.settings()).toMatchObject({ latency: 7 })
  })

  test('a preflight, nor a call that is not a POST', async () => {
    const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    const preflight = await call('OPTIONS', '/__mock/exportState', asked)
    expect(preflight).toMatchObject({ status: 403, cors: null })
    for (const method of ['GET', 'DELETE'])
      expect((await call(method, '/__mock/exportState')).status).toBe(405)
  })

  test.each([
    ['on a phone in the network', '192.168.0.7:5173'],
    ['over IPv6', '[fe80::1]:5173'],
    ['at a subdomain of localhost', 'pulse.localhost'],
  ])('but a page of the same origin can, %s', async (_, host) => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    expect((await drive('settings', headers)).status).toBe(200)
  })
})

test('12.30: a body that is too large is refused with a message, and the next call succeeds', async () => {
  const body = Buffer.alloc(33 * 1024 * 1024)
  const message = 'A body may have at most 32 MB'
  const answers = {
    '/v1/auth/login': { code: 'payload_too_large', message },
    '/__mock/importState': { error: message },
  }
  for (const [path, answer] of Object.entries(answers)) {
    const refused = await call('POST', path, JSON_TYPE, body)
    expect([refused.status, JSON.parse(refused.text)]).toEqual([413, answer])
  }
  expect((await fetch(origin + ME)).status).toBe(401)
})
