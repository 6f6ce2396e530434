import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

import { openFakeDevice } from '#src/device/fake-device.fixture.ts'
import { signedOut } from '#src/domain/auth-flow.ts'

import { FakeServer, json } from './fake-server.fixture.ts'
import { ProgramSummary } from './schemas.gen.ts'
import { send } from './send.ts'
import { changeSession } from './session/auth-session.ts'

export const ID = '0f8c2f5e-7f3a-4a59-9f65-5a3c1c8f1b11'
export const program = { id: ID, name: 'TRX' }

/**
 * For the tests of a file: calls go to a server of their own, whose answer is a program until the
 * test sets another one.
 */
export async function servedCalls(): Promise<{ server: FakeServer }> {
  const calls = { server: await FakeServer.start() }
  afterAll(() => calls.server.stop())
  beforeEach(() => {
    openFakeDevice()
    // A single tab: there is no lock left by the test before to wait for.
    vi.stubGlobal('navigator', {})
    vi.stubEnv('VITE_API_URL', `${calls.server.url}/`)
    calls.server.received.length = 0
    calls.server.answer = () => json(program, 201)
  })
  afterEach(() => {
    changeSession(() => signedOut)
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return calls
}

export const addProgram = (signal?: AbortSignal) =>
  send(
    'POST /v1/programs/',
    { body: { name: 'TRX', exercises: [] }, ...(signal && { signal }) },
    ProgramSummary,
  )

/** The error that a call is rejected with. */
export const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )
