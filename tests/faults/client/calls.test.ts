import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { operations } from '#mocks/contract.ts'
import { isApiError } from '#src/api/api-error.ts'
import { changeSession, readSession } from '#src/api/auth-session.ts'
import type { Operation } from '#src/api/operation.ts'
import { API_TIMEOUT_MS } from '#src/api/timeout.ts'
import { openFakeDevice } from '#src/device/fake-device.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { catalogue } from '#src/errors/catalogue.ts'
import { errorMessage, learnTexts } from '#src/errors/error-text.ts'

import { expected, wanted } from '../expected/all.ts'
import { type Breakage, clientBreakagesOf, isHarmless } from '../kinds.ts'
import { BrokenServer, exampleOf } from './broken-server.ts'
import { call, type CalledOperation } from './calls.ts'

learnTexts(catalogue)

const REFRESH = 'POST /v1/auth/login/refresh'
const isCalled = (name: Operation): name is CalledOperation => name !== REFRESH
const names = Object.keys(expected).filter((name): name is Operation => name in expected)

const server = new BrokenServer()
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  openFakeDevice()
  // One tab: no lock to wait for that the test before has kept.
  vi.stubGlobal('navigator', {})
  vi.stubEnv('VITE_API_URL', server.url)
  changeSession((session) =>
    signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
  )
})
afterEach(() => {
  changeSession(() => signedOut)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** What a call has come to. */
async function outcome(operation: CalledOperation, breakage: Breakage): Promise<unknown> {
  if (breakage === 'timeout') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrived = server.break(operation, breakage)
  const made = call(operation).then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  )
  await arrived
  if (breakage === 'timeout') vi.advanceTimersByTime(API_TIMEOUT_MS)
  return made
}

/** Why `send` says that the call failed. */
function reasonOf(operation: Operation, breakage: Breakage): object {
  if (typeof breakage === 'number') return { reason: 'status', status: breakage }
  if (breakage === 'proxy page') return { reason: 'status', status: 502 }
  if (breakage === '401 then signed out') return { reason: 'status', status: 401 }
  if (breakage === 'timeout') return { reason: 'timeout', status: null }
  // The call promises no body: the status alone is wrong.
  if (exampleOf(operation).status === 204 && breakage !== 'network')
    return { reason: 'status', status: 200 }
  if (breakage === 'network' || breakage === 'truncated') return { reason: 'network', status: null }
  return { reason: 'malformed', status: null }
}

const readable = /^[^A-Za-z{}<>]*$/

describe.each(names.filter(isCalled))('%s', (operation) => {
  it.each(clientBreakagesOf(operation))('%s', async (breakage) => {
    const result = await outcome(operation, breakage)
    if (breakage !== 'truncated' && breakage !== 'proxy page' && isHarmless(breakage)) {
      expect(result).toHaveProperty('answer')
      const refreshes = server.received.filter((one) => one.includes('/login/refresh'))
      expect(refreshes).toHaveLength(breakage === 'slow' ? 0 : 1)
      return
    }
    expect(isApiError(result)).toBe(true)
    expect(result).toMatchObject({ operation, ...reasonOf(operation, breakage) })
    const kind = breakage === 'truncated' ? 'network' : breakage === 'proxy page' ? 502 : breakage
    const status = kind === '401 then signed out' ? 401 : kind
    expect(errorMessage(result)).toEqual(wanted(operation, status))
    expect(errorMessage(result).text).toMatch(readable)
    if (kind === '401 then signed out') expect(readSession().token).toBeNull()
  })
})

it('leaves no operation of the contract out', () => {
  expect(names.toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})
