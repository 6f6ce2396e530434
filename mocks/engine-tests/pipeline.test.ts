/** What the pipeline requires of handlers and callers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { rowsOf } from '#mocks/db/db.ts'
import type { Rows } from '#mocks/db/tables.ts'
import { createControl } from '#mocks/engine/control/control.ts'
import { RequestLog } from '#mocks/engine/log.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { startScenario, type State } from '#mocks/engine/server-state.ts'
import { MemoryStore } from '#mocks/engine/store.ts'
import { product } from '#mocks/pulse-product.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'

let state: State
let server: MockServer
let token: string

const rows = (): Rows => structuredClone(rowsOf(state.db))

const post = (path: string, init: RequestInit): Promise<Response> =>
  answer(new Request(`http://localhost${path}`, { method: 'POST', ...init }), server)

const ask = (path: string, body: unknown): Promise<Response> =>
  post(path, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const FREE_DAY = { work_day: 6, start_time: '06:00', end_time: '09:00' }

/** Runs a call and returns what the mock has logged to the console as an error. */
async function loggedDuring(work: () => Promise<void>): Promise<string> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await work()
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
  const made = ask('/v1/calendar/schedules', FREE_DAY)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(rows().schedules.some(({ work_day }) => work_day === FREE_DAY.work_day)).toBe(false)
  await control.latency(0)
  await vi.advanceTimersByTimeAsync(100)
  expect((await made).status).toBe(201)
})

describe('12.31: a call that answers 500 has written nothing', () => {
  test('a handler that throws halfway', async () => {
    const made = await (await ask('/v1/calendar/schedules', FREE_DAY)).json()
    const before = rows()
    let left = 3
    const { timeSlots } = state.db
    const insert = timeSlots.insert.bind(timeSlots)
    timeSlots.insert = (row) => {
      if (left-- === 0) throw new Error('The disk is full')
      return insert(row)
    }
    const logged = await loggedDuring(async () => {
      const crashed = await ask(`/v1/calendar/schedules/${made.id}/time_slots`, undefined)
      expect(crashed.status).toBe(500)
    })
    expect(logged).toContain('The disk is full')
    expect(rows()).toEqual(before)

    timeSlots.insert = insert
    const again = await ask(`/v1/calendar/schedules/${made.id}/time_slots`, undefined)
    expect(again.status).toBe(201)
  })

  test('a deletion that throws halfway', async () => {
    const before = rows()
    state.db.sessions.remove = () => {
      throw new Error('The disk is full')
    }
    await loggedDuring(async () => {
      const request = new Request('http://localhost/v1/users/me', {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      })
      expect((await answer(request, server)).status).toBe(500)
    })
    expect(rows()).toEqual(before)
  })

  test('an answer that breaks the contract', async () => {
    const before = rows()
    const { schedules } = state.db
    const insert = schedules.insert.bind(schedules)
    schedules.insert = (row) => insert({ ...row, start_time: 'dawn' })
    const logged = await loggedDuring(async () =>
      expect((await ask('/v1/calendar/schedules', FREE_DAY)).status).toBe(500),
    )
    expect(logged).toContain('The contract is broken')
    expect(rows()).toEqual(before)
  })

  test('a refusal keeps its writes: a wrong password is counted', async () => {
    const body = { phone: '+380501112233', password: 'Wrong2026!' }
    expect((await ask('/v1/auth/login', body)).status).toBe(401)
    expect(state.db.failures.all()).not.toEqual([])
  })
})

test('12.31: a refusal whose body is not in the contract is a 500', async () => {
  state.db.schedules.insert = () => {
    throw new Refusal(409, JSON.parse('"no_such_code"'), 'It is taken')
  }
  const logged = await loggedDuring(async () =>
    expect((await ask('/v1/calendar/schedules', FREE_DAY)).status).toBe(500),
  )
  expect(logged).toContain('refuses with 409, but code must be equal to')
})

describe('12.31: a body must have the content type of the contract', () => {
  const login = JSON.stringify({ phone: '+380671112233', password: 'Klient2026!' })
  test.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['text/plain', 422],
    ['application/x-www-form-urlencoded', 422],
  ])('%s', async (type, status) => {
    const answered = await post('/v1/auth/login', {
      headers: { 'content-type': type },
      body: login,
    })
    expect(answered.status).toBe(status)
    if (status === 422)
      expect(await answered.json()).toMatchObject({
        code: 'validation',
        fields: [{ field: 'content-type', message: 'must be application/json' }],
      })
  })

  test('a picture is accepted as a form', async () => {
    const asked = await ask('/v1/users/me/image', { image: 'a picture' })
    expect(asked.status).toBe(422)
    expect(await asked.json()).toMatchObject({
      fields: [{ field: 'content-type', message: 'must be multipart/form-data' }],
    })
  })
})
