import { describe, expect, it, vi } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import { readAuth } from '#src/api/auth.ts'
import { API_TIMEOUT_MS } from '#src/api/client.ts'
import { isApiError } from '#src/api/operation.ts'
import { failureText, failureWithField } from '#src/errors/error-text.ts'

import { wanted } from '../expected.ts'
import {
  bareStatus,
  type Breakage,
  clientBreakagesOf,
  isHarmless,
  isOnlyUnreadable,
} from '../kinds.ts'
import { call, calledOperations, type CalledOperation } from './calls.ts'
import { serveSignedIn } from './signed-in.ts'

const server = serveSignedIn()

/** The result of a call. */
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

/** The status of a failure; null if there is none. */
function statusOf(breakage: Breakage): number | null {
  if (typeof breakage === 'number') return breakage
  if (breakage === 'proxy page') return 502
  if (breakage === '401 then signed out') return 401
  return bareStatus(breakage)
}

/** Why `call` says that the call failed. */
function reasonOf(breakage: Breakage): object {
  const status = statusOf(breakage)
  if (status !== null) return { reason: 'status', status }
  if (breakage === 'timeout') return { reason: 'timeout', status: null }
  if (breakage === 'network' || breakage === 'truncated') return { reason: 'network', status: null }
  return { reason: 'malformed', status: null }
}

const readable = /^[^A-Za-z{}<>]*$/

describe.each(calledOperations)('%s', (operation) => {
  it.each(clientBreakagesOf(operation))('%s', async (breakage) => {
    const result = await outcome(operation, breakage)
    if (isOnlyUnreadable(breakage, operation)) return expect(result).toHaveProperty('answer')
    if (isHarmless(breakage)) {
      expect(result).toHaveProperty('answer')
      const refreshes = server.received.filter((one) => one.includes('/login/refresh'))
      expect(refreshes).toHaveLength(breakage === 'slow' ? 0 : 1)
      return
    }
    expect(isApiError(result)).toBe(true)
    expect(result).toMatchObject({ operation, ...reasonOf(breakage) })
    // Every failure without a status has the operation's own text.
    expect(failureWithField(result)).toEqual(wanted(operation, statusOf(breakage) ?? 'network'))
    expect(failureText(result)).toMatch(readable)
    if (breakage === '401 then signed out') expect(readAuth().token).toBeNull()
  })
})

it('covers every operation of the contract', () => {
  const all = [...calledOperations, 'POST /v1/auth/login/refresh']
  expect(all.toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})
