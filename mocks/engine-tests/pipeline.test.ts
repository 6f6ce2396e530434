/** What the pipeline requires of handlers and callers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { rowsOf } from '#mocks/db/db.ts'
import type { Rows } from '#mocks/db/tables.ts'
import { createControl } from '#mocks/engine/control/control.ts'
import { RequestLog } from '#mocks/engine/log.ts'
import { withoutAdditions } from '#mocks/engine/pipeline/bare.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { startScenario, type State } from '#mocks/engine/server-state.ts'
import { MemoryStore } from '#mocks/engine/store.ts'
import { product } from '#mocks/pulse-product.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'

let state: State
let server: MockServer
let token: string

const rows = (): Rows => structuredClone(rowsOf(state.db))

/** Calls `METHOD path` as the coach. */
const ask = (call: string, body?: unknown, type = 'application/json'): Promise<Response> => {
  const [method = '', path = ''] = call.split(' ')
  const authorization = `Bearer ${token}`
  const sent = body !== undefined && { body: JSON.stringify(body) }
  const headers = { authorization, ...(sent && { 'content-type': type }) }
  return answer(new Request(`http://localhost${path}`, { method, headers, ...sent }), server)
}

const ADD_HOURS = 'POST /v1/calendar/schedules'
const FREE_DAY = { work_day: 6, start_time: '06:00', end_time: '09:00' }

/** Makes a call that is answered 500, and returns what the mock has logged as an error. */
async function broken(call: () => Promise<Response>): Promise<string> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await call()).status).toBe(500)
  const text = logged.mock.calls.flat().join('\n')
  logged.mockRestore()
  return text
}

beforeEach(async () => {
  state = await startScenario(product, 'typical')
  server = { product, store: new MemoryStore(state), log: new RequestLog() }
  token = (await createControl(server).session('coach'))?.token ?? ''
})

afterEach(() => {
  vi.useRealTimers()
})

test('a delayed answer is sent when the latency is lowered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const control = createControl(server)
  await control.latency(10_000)
  const made = ask(ADD_HOURS, FREE_DAY)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(rows().schedules.some(({ work_day }) => work_day === FREE_DAY.work_day)).toBe(false)
  await control.latency(0)
  await vi.advanceTimersByTimeAsync(100)
  expect((await made).status).toBe(201)
})

test('an answer has the time of the mock', async () => {
  const control = createControl(server)
  await control.now('2027-03-05T12:00', true)
  await control.fault('GET', '/v1/users/me', 500, 1)
  for (const status of [500, 401]) {
    const answered = await ask('GET /v1/users/me')
    expect(answered.status).toBe(status)
    expect(answered.headers.get('date')).toBe('Fri, 05 Mar 2027 10:00:00 GMT')
  }
})

describe('12.31: a call that answers 500 has written nothing', () => {
  test.each([
    ['a handler that throws halfway', 'timeSlots', 'insert', 3],
    ['a deletion that throws halfway', 'sessions', 'remove', 0],
  ] as const)('%s', async (_, table, step, times) => {
    const made = await (await ask(ADD_HOURS, FREE_DAY)).json()
    const before = rows()
    let left = times
    const rowsOfTable = state.db[table]
    const right: (row: never) => unknown = rowsOfTable[step].bind(rowsOfTable)
    rowsOfTable[step] = (row: never) => {
      if (left-- === 0) throw new Error('The disk is full')
      return Object(right(row))
    }
    const call = () =>
      ask(step === 'insert' ? `${ADD_HOURS}/${made.id}/time_slots` : 'DELETE /v1/users/me')
    expect(await broken(call)).toContain('The disk is full')
    expect(rows()).toEqual(before)
    expect((await call()).ok).toBe(true)
  })

  test('an answer that breaks the contract, or a refusal whose body is not in it', async () => {
    const before = rows()
    const { schedules } = state.db
    const insert = schedules.insert.bind(schedules)
    schedules.insert = (row) => insert({ ...row, start_time: 'dawn' })
    const call = () => ask(ADD_HOURS, FREE_DAY)
    expect(await broken(call)).toContain('The contract is broken')
    expect(rows()).toEqual(before)
    schedules.insert = () => {
      throw new Refusal(409, JSON.parse('"no_such_code"'), 'It is taken')
    }
    expect(await broken(call)).toContain('refuses with 409, but code must be equal to')
  })

  test('but a refusal keeps its writes: a wrong password is counted', async () => {
    const body = { phone: '+380501112233', password: 'Wrong2026!' }
    expect((await ask('POST /v1/auth/login', body)).status).toBe(401)
    expect(state.db.failures.all()).not.toEqual([])
  })
})

test.each([
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['text/plain', 422],
  ['application/x-www-form-urlencoded', 422],
])('12.31: a body must have the content type of the contract: %s', async (type, status) => {
  const login = { phone: '+380671112233', password: 'Klient2026!' }
  const answered = await ask('POST /v1/auth/login', login, type)
  expect(answered.status).toBe(status)
  const fields = [{ field: 'content-type', message: 'must be application/json' }]
  if (status === 422) expect(await answered.json()).toMatchObject({ code: 'validation', fields })
})

const BOOKING = 'PATCH /v1/clients/sessions/00000000-0000-4000-8000-000000000000'

test.each([
  ['a body that may be left out, with a content type', BOOKING, undefined, 'text/plain', 404],
  ['an empty form in its place', BOOKING, '', 'multipart/form-data; boundary=x', 404],
  ['a body that cannot be read in its place', BOOKING, '{"a', 'application/json', 422],
  ['a parameter given twice', 'GET /v1/programs/exercises?limit=1&limit=2', undefined, '', 422],
])('%s', async (_, call, body, type, status) => {
  const [method = '', path = ''] = call.split(' ')
  const headers = {
    authorization: `bEARER  ${token}`,
    ...(type !== '' && { 'content-type': type }),
  }
  const init = { method, headers, body: body ?? null }
  const request = new Request(`http://localhost${path}`, init)
  if (body === '') request.headers.set('content-length', '0')
  expect((await answer(request, server)).status).toBe(status)
})

describe('12.15: answers=bare', () => {
  test('only the additions are removed, at any depth', () => {
    const body = [{ a: 1, b: { c: 2, d: [{ e: 3, f: null }] } }]
    expect(withoutAdditions(body, { a: true, b: { d: { e: true } } })).toEqual([
      { b: { c: 2, d: [{ f: null }] } },
    ])
    expect(withoutAdditions(null, { a: true })).toBeNull()
  })

  test('leaves out the additions, and what the specification does not show or name', async () => {
    const me = async (): Promise<unknown> => (await ask('GET /v1/users/me')).json()
    expect(await me()).toHaveProperty('gender')
    const control = createControl(server)
    await control.answers('bare')
    const bare = await me()
    for (const field of ['gender', 'training_programs.0.created_at'])
      expect(bare).not.toHaveProperty(field)
    expect(bare).toHaveProperty('training_programs.0.name')

    const made = await (await ask(ADD_HOURS, FREE_DAY)).json()
    expect(Object.keys(Object(made))).toEqual(['id'])
    const changed = await ask('PATCH /v1/users/me', { gender: 'woman' })
    expect([changed.status, await changed.text()]).toEqual([200, ''])
    const history = 'GET /v1/clients/05e20000-0000-4000-8000-000000000002/measurements'
    expect((await ask(history)).status).toBe(404)
    const violations = (await control.requests()).map(({ violation }) => violation)
    expect(new Set(violations)).toEqual(new Set([null]))
  })
})
