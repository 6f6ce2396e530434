/** What the panel, `window.mock` and the terminal set; nothing invalid is ever set. */
import { beforeEach, expect, test, vi } from 'vitest'

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

test('the clock stops, continues from there and returns to real time', async () => {
  await control.now('2027-03-02T09:40:12')
  await control.freeze(true)
  const stopped = await time()
  await control.advance(10)
  expect(await time()).toBe(stopped.replace('T09:40', 'T09:50'))
  expect((await control.freeze(false)).frozenAt).toBeNull()
  expect(await time()).toContain('2027-03-02T09:50')
  const { clock } = await control.settings()
  const now = clockNow(clock)
  await vi.waitFor(() => expect(clockNow(clock)).toBeGreaterThan(now))
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

test('a call is sent again unchanged, secrets included, and is logged without them', async () => {
  const body = JSON.stringify({ phone: '+380671112233', password: 'Klient2026!' })
  const headers = { 'content-type': 'application/json' }
  await call('/v1/auth/login', { method: 'POST', headers, body })
  const [first] = await control.requests()
  const again = await control.replay(first?.id ?? 0)
  for (const entry of [first, again])
    expect(entry).toMatchObject({ status: 200, request: { phone: '•••', password: '•••' } })
  expect(await control.requests(first?.id)).toEqual([again])
  await control.fault('POST', '/v1/auth/login', 'timeout')
  expect(await control.replay(first?.id ?? 0)).toMatchObject({ status: 0, fault: 'timeout' })
  await expect(control.replay(99)).rejects.toThrow('No such call')
  await control.clearRequests()
  expect(await control.requests()).toEqual([])
})
