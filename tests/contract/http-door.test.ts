/** The HTTP door answers as the pipeline does in process, and has what a browser and a script need besides. */
import { createServer as createHttpServer, type Server } from 'node:http'

import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { contractChecks } from '#mocks/build/contract-plugin.ts'
import { httpDoor } from '#mocks/build/http-door.ts'
import { builtScenarios } from '#mocks/build/scenarios-plugin.ts'
import type { Control } from '#mocks/control.ts'
import { ROOT } from '#tests/support/paths.ts'

import { type Answer, answerOf, type Caller, type Parts, requestOf } from './exchange.ts'
import { hugePng, png } from './picture.ts'
import { openServer, type ServerUnderTest } from './server-under-test.ts'

let vite: ViteDevServer
let http: Server
let here: ServerUnderTest
let door: ServerUnderTest

beforeAll(async () => {
  vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [contractChecks(), builtScenarios(), httpDoor()],
  })
  http = createHttpServer(vite.middlewares).listen(0)
  const address = http.address()
  if (typeof address !== 'object' || address === null) throw new Error('The door has no port')
  door = await openServer(`http://localhost:${address.port}`)
  here = await openServer(undefined)
}, 30_000)

afterAll(async () => {
  http.closeAllConnections()
  http.close()
  await vite.close()
})

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

  test('of a picture, byte for byte', async () => {
    const session = await controlOf(door).session('client')
    const me = await send(door, 'GET /v1/users/me', session, {})
    await send(door, 'POST /v1/users/me/image', session, { body: { image: png() } })
    const { id } = Object(me.body)
    const picture = await send(door, 'GET /v1/users/{id}/image', session, { path: { id } })
    expect(picture).toMatchObject({ status: 200, type: 'image/png' })
    expect(picture.bytes).toEqual(await png().bytes())
  })

  test('of nothing at all', async () => {
    const [inProcess, overHttp] = await both('coach', 'DELETE /v1/users/me')
    expect(overHttp).toEqual(inProcess)
    expect(overHttp).toMatchObject({ status: 204, type: '' })
  })
})

test('a broken connection is broken', async () => {
  await controlOf(door).fault('GET', '/v1/users/me', 'network', 1)
  await expect(send(door, 'GET /v1/users/me', null, {})).rejects.toThrow('fetch failed')
  expect(await send(door, 'GET /v1/users/me', null, {})).toMatchObject({ status: 401 })
})

test('a call that the contract has not is a loud 404', async () => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [inProcess, overHttp] = await both('guest', 'GET /v1/nothing')
  expect(overHttp).toEqual(inProcess)
  expect(overHttp).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(loud).toHaveBeenCalledTimes(2)
  expect(await controlOf(door).requests()).toMatchObject([{ violation: 'not in the contract' }])
  loud.mockRestore()
})

test('a browser of another origin may call it', async () => {
  const origin = 'https://elsewhere.example'
  const preflight = await fetch(`${door.origin}/v1/users/me`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PATCH' },
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  })
  const refused = await fetch(`${door.origin}/v1/users/me`, { headers: { origin } })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
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

  test('tells of every call from anywhere, and repeats one', async () => {
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

  test('hands its errors over as text', async () => {
    await expect(controlOf(door).fault('GET', '/v1/nothing', 500)).rejects.toThrow('No such fault')
    const unknown = await fetch(`${door.origin}/__mock/nothing`, { method: 'POST', body: '[]' })
    expect(await unknown.json()).toEqual({ error: 'No such handle: nothing' })
  })
})
