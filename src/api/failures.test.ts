import { describe, expect, it, vi } from 'vitest'

import { FakeServer, json } from '#tests/fixtures/api/fake-server.fixture.ts'
import {
  addProgram,
  failure,
  program,
  servedCalls,
} from '#tests/fixtures/api/served-calls.fixture.ts'

import { call } from './client.ts'
import { ApiError } from './operation.ts'
import { Tokens } from './schemas.gen.ts'

const calls = await servedCalls()

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
