/** An answer that breaks the contract is logged, and reaches the product unchanged. */
import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { Control } from '#mocks/engine/control/control.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { createHttpDoor } from '#mocks/engine/doors/http-door.ts'
import { newServer } from '#mocks/new-server.ts'
import { wrongServer } from '#tests/contract/wrong-server.fixture.ts'
import { listening } from '#tests/support/listening.ts'

import { openTwoServers, type TwoServers } from './two-servers.fixture.ts'

const ME = 'GET /v1/users/me'
const SCHEDULES = 'POST /v1/calendar/schedules'
const DAY = { work_day: 6, start_time: '06:00', end_time: '09:00' }

const respond = (body: string, type = 'application/json', status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } })

let real: Server
let wrong: Server
let address = ''
let two: TwoServers
let control: Control
let token = ''

beforeAll(async () => {
  const door = createHttpDoor(await newServer())
  real = createServer((request, response) => void door(request, response))
  const target = await listening(real)
  control = remoteControl(target)
  wrong = wrongServer(target, {
    [ME]: (body) => respond(body.replace('"first_name"', '"firstName"')),
    [SCHEDULES]: (body) => respond(body, undefined, 202),
    'GET /v1/programs/muscles': () => respond('<!doctype html><h1>Вітаємо</h1>', 'text/html'),
    'GET /v1/programs/exercises': (body) => respond(body.slice(0, -9)),
    'GET /v1/users/olena-koval': () => respond(''),
    'DELETE /v1/users/me': () => respond('{"deleted":true}'),
  }).server
  address = await listening(wrong)
})

afterAll(() => {
  for (const server of [wrong, real]) {
    server.closeAllConnections()
    server.close()
  }
})

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  two = await openTwoServers((path, init) => fetch(address + path, { ...init, redirect: 'manual' }))
  await two.control.server('all')
  await control.scenario('typical')
  token = (await control.session('coach'))?.token ?? ''
  return () => vi.restoreAllMocks()
})

test.each([
  ['a field under another name', ME, undefined, 'answers first_name must have'],
  ['an undocumented status', SCHEDULES, DAY, 'answers 202, which it does not document'],
  ['a page', 'GET /v1/programs/muscles', undefined, 'answers 200 with text/html, not JSON'],
  ['truncated JSON', 'GET /v1/programs/exercises', undefined, '200 with a body that is not JSON'],
  ['nothing', 'GET /v1/users/olena-koval', undefined, 'has no body'],
  ['a body for a 204', 'DELETE /v1/users/me', undefined, 'answers 200, which it does not document'],
])('%s', async (_, operation, body, departure) => {
  await two.call(operation, token, body)
  const [entry] = await two.control.requests()
  expect(entry).toMatchObject({ from: 'server', method: operation.split(' ')[0] })
  expect(entry?.violation).toContain(departure)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(departure))
})

test('the product receives it unchanged', async () => {
  const answer = await two.call(ME, token)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ firstName: 'Олена' })
  const page = await two.call('GET /v1/programs/muscles', token)
  expect(page.headers.get('content-type')).toBe('text/html')
  expect(await page.text()).toContain('Вітаємо')
})

test('a person is recognised from an answer that breaks the contract in another field', async () => {
  await two.control.server('auth')
  expect((await two.call('GET /v1/programs/muscles', token)).status).toBe(200)
})

test('a redirect is not followed, and an unreachable server is a broken connection', async () => {
  two.here.upstream = {
    address,
    send: (path) =>
      path === '/v1/users/me'
        ? Promise.resolve(new Response(null, { status: 302 }))
        : Promise.reject(new Error('ECONNREFUSED')),
  }
  expect((await two.call(ME, token)).type).toBe('error')
  expect((await two.call('GET /v1/users/olena-koval', token)).type).toBe('error')
  expect((await two.control.requests()).map(({ violation }) => violation)).toEqual([
    'answers a redirect, which is not followed',
    'does not answer: ECONNREFUSED',
  ])
})
