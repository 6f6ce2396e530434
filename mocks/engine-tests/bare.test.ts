import { beforeEach, describe, expect, test } from 'vitest'

import { rowSchemas } from '#mocks/db/row-schemas.ts'
import { operations } from '#mocks/engine/contract.ts'
import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { withoutAdditions } from '#mocks/engine/pipeline/bare.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { stateFileReader } from '#mocks/engine/state-file.ts'
import { newServer } from '#mocks/new-server.ts'
import { SCENARIO_IDS } from '#mocks/scenarios/scenario.ts'

let server: MockServer
let control: Control

beforeEach(async () => {
  server = await newServer()
  control = createControl(server)
})

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const session = await control.session('coach')
  const headers = {
    authorization: `Bearer ${session?.token}`,
    'content-type': 'application/json',
  }
  return answer(new Request(`http://localhost${path}`, { headers, ...init }), server)
}

async function read(path: string): Promise<{ status: number; body: unknown }> {
  const response = await call(path)
  return { status: response.status, body: await response.json() }
}

const additionsIn = (name: string): unknown =>
  operations.find((operation) => operation.name === name)?.answers[0]?.additions

test('each operation lists its additions, also those inside lists and objects', () => {
  expect(additionsIn('GET /v1/users/me')).toEqual({
    gender: true,
    training_programs: { created_at: true },
  })
  expect(additionsIn('GET /v1/coaches/{id}/sessions')).toEqual({ coach_id: true, client: true })
  expect(additionsIn('GET /v1/programs/{id}')).toEqual({
    id: true,
    created_at: true,
    training_exercises: { sets: true },
  })
  expect(additionsIn('POST /v1/calendar/schedules')).toEqual({
    work_day: true,
    start_time: true,
    end_time: true,
  })
  expect(additionsIn('GET /v1/programs/muscles')).toBeUndefined()
})

test('only the additions are removed, at any depth', () => {
  const body = [{ a: 1, b: { c: 2, d: [{ e: 3, f: null }] } }]
  expect(withoutAdditions(body, { a: true, b: { d: { e: true } } })).toEqual([
    { b: { c: 2, d: [{ f: null }] } },
  ])
  expect(withoutAdditions(null, { a: true })).toBeNull()
})

describe('12.15: answers=bare', () => {
  test('leaves the additions out, and the answers still match the contract', async () => {
    const full = await read('/v1/users/me')
    expect(full.body).toHaveProperty('gender')
    await control.answers('bare')
    const bare = await read('/v1/users/me')
    expect(bare.status).toBe(200)
    expect(bare.body).not.toHaveProperty('gender')
    expect(bare.body).not.toHaveProperty('training_programs.0.created_at')
    expect(bare.body).toHaveProperty('training_programs.0.name')
    expect((await control.requests()).map(({ violation }) => violation)).toEqual([null, null])
  })

  test('answers a change with the fields that product §7 shows, or without a body', async () => {
    await control.answers('bare')
    const hours = { work_day: 6, start_time: '06:00', end_time: '07:00' }
    const made = await call('/v1/calendar/schedules', {
      method: 'POST',
      body: JSON.stringify(hours),
    })
    expect(made.status).toBe(201)
    expect(Object.keys(Object(await made.json()))).toEqual(['id'])
    const changed = await call('/v1/users/me', {
      method: 'PATCH',
      body: JSON.stringify({ gender: 'woman' }),
    })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toBe('')
    expect((await control.requests()).map(({ violation }) => violation)).toEqual([null, null])
  })

  test('has no operation that the specification does not name', async () => {
    const path = '/v1/clients/05e20000-0000-4000-8000-000000000002/measurements'
    expect((await read(path)).status).toBe(200)
    await control.answers('bare')
    expect((await read(path)).status).toBe(404)
    expect((await control.requests()).map(({ violation }) => violation)).toEqual([null, null])
  })

  test('is part of a state file, ends with the scenario, and is off for an older file', async () => {
    await control.answers('bare')
    const file = await control.exportState()
    await control.scenario('typical')
    expect((await control.settings()).answers).toBe('full')
    await control.importState(file)
    expect((await control.settings()).answers).toBe('bare')
    const { answers: _, ...settings } = file.settings
    expect(stateFileReader(SCENARIO_IDS, rowSchemas)({ ...file, settings }).settings.answers).toBe(
      'full',
    )
  })
})
