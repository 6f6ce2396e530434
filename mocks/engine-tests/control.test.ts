/** Functions of the control that no other test covers. */
import { beforeEach, expect, test } from 'vitest'

import { clockNow } from '#mocks/engine/clock.ts'
import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { newServer } from '#mocks/new-server.ts'
import { exactWallTime } from '#mocks/rules/kyiv.ts'

let server: MockServer
let control: Control

const call = (path: string, init?: RequestInit): Promise<Response> =>
  answer(new Request(`http://localhost${path}`, init), server)

const time = async (): Promise<string> => exactWallTime(clockNow((await control.settings()).clock))

beforeEach(async () => {
  server = await newServer()
  control = createControl(server)
})

test('the scenarios and the operations are returned as facts', async () => {
  expect((await control.scenarios()).map(({ id }) => id)).toContain('expired-refresh')
  const operations = await control.operations()
  expect(operations).toContainEqual({
    name: 'POST /v1/auth/login',
    failures: [401, 404, 422, 429, 500],
  })
})

test('one fault is removed and the others stay', async () => {
  await control.fault('GET', '/v1/users/me', 500)
  await control.fault('GET', '/v1/users/me', 401, 2)
  await control.fault('POST', '/v1/auth/login', 500)
  await control.removeFault('GET', '/v1/users/me', 500)
  expect((await control.settings()).faults).toEqual([
    { operation: 'GET /v1/users/me', kind: 401, left: 2 },
    { operation: 'POST /v1/auth/login', kind: 500, left: null },
  ])
})

test('the clock stops, continues from there and returns to real time', async () => {
  await control.now('2027-03-02T09:40:12')
  const { frozenAt } = await control.freeze(true)
  expect((frozenAt ?? 1) % 1000).toBe(0)
  const stopped = await time()
  await control.advance(10)
  await control.freeze(true)
  expect(await time()).toBe(stopped.replace('T09:40', 'T09:50'))
  const running = await control.freeze(false)
  expect(running.frozenAt).toBeNull()
  expect(await time()).toContain('2027-03-02T09:50')
  expect(clockNow(await control.realTime())).toBeLessThanOrEqual(Date.now())
})

test('an invalid value is refused and changes nothing', async () => {
  const before = await control.settings()
  await expect(control.now('2027-02-30T10:00')).rejects.toThrow('No such time')
  await expect(control.advance(Number.NaN)).rejects.toThrow('No such minutes')
  for (const ms of [-1, 0.5, Number.NaN, 1e9])
    await expect(control.latency(ms)).rejects.toThrow('No such latency')
  await expect(control.fault('GET', '/v1/users/me', 999)).rejects.toThrow('No such fault')
  await expect(control.fault('GET', '/v1/users/me', 500, 0)).rejects.toThrow('No such fault')
  expect(await control.settings()).toEqual(before)
})

test('a call is sent again unchanged, secrets included', async () => {
  const body = JSON.stringify({ phone: '+380671112233', password: 'Klient2026!' })
  const headers = { 'content-type': 'application/json' }
  await call('/v1/auth/login', { method: 'POST', headers, body })
  const [first] = await control.requests()
  expect(first).toMatchObject({ status: 200, request: { phone: '•••', password: '•••' } })
  const again = await control.replay(first?.id ?? 0)
  expect(again).toMatchObject({ status: 200, request: { phone: '•••', password: '•••' } })
  expect(await control.requests(first?.id)).toEqual([again])
  await expect(control.replay(99)).rejects.toThrow('No such call')
})

test('a replay without an answer is logged, too', async () => {
  await call('/v1/users/me')
  await control.fault('GET', '/v1/users/me', 'timeout')
  const [entry] = await control.requests()
  expect(await control.replay(entry?.id ?? 0)).toMatchObject({ status: 0, fault: 'timeout' })
})

test('the log can be emptied, and its ids continue', async () => {
  await call('/v1/users/me')
  await control.clearRequests()
  expect(await control.requests()).toEqual([])
  await call('/v1/users/me')
  expect(await control.requests()).toMatchObject([{ id: 2 }])
})
