/** Reads in a place without a network: each answer is kept, and given where none comes (decision 96). */
import { hashKey, type QueryFunctionContext } from '@tanstack/react-query'
import type * as v from 'valibot'

import { ApiError, isApiError } from '#src/api/api-error.ts'
import type { Operation } from '#src/api/operation.ts'
import { readSession } from '#src/api/session/auth-session.ts'
import { whenIdle } from '#src/device/idle.ts'

import { noteShown } from './shown.ts'

/** What a gym needs: the day, the week, a plan with the names of its exercises, and whose it is. */
const KEPT: ReadonlySet<Operation> = new Set<Operation>([
  'GET /v1/users/me',
  'GET /v1/users/{id}',
  'GET /v1/coaches/{id}/clients',
  'GET /v1/coaches/{id}/sessions',
  'GET /v1/coaches/{id}/time_slots',
  'GET /v1/clients/{id}/sessions',
  'GET /v1/calendar/sessions/{id}',
  'GET /v1/programs/exercises/{id}',
])

type LastSeen = typeof import('./last-seen.ts')

let loading: Promise<LastSeen> | null = null

/** The code of it comes after the first screen. What could not be loaded is loaded again by the next read. */
function load({ client }: QueryFunctionContext): Promise<LastSeen> {
  loading ??= import('./last-seen.ts').then(
    (module) => {
      module.start(client)
      return module
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** How long a logout waits for it, in ms: the next page forgets too. */
const FORGETTING_MS = 1000

/** Forgets what was seen on this device; null where this page has kept nothing. */
export function forgetSeen(): Promise<unknown> | null {
  const late = new Promise((over) => setTimeout(over, FORGETTING_MS))
  return loading && Promise.race([loading.then((module) => module.forget()), late])
}

/** Whether nothing came over the connection. Any answer of the server, a failure too, is one. */
const isUnconnected = (error: unknown): boolean =>
  isApiError(error) && (error.reason === 'network' || error.reason === 'timeout')

/** The keeping of one reading; null where nothing is kept: of nobody, and beside a mock, whose faults are meant. */
export function keeping(operation: Operation, context: QueryFunctionContext) {
  const { token, phone: owner } = readSession()
  if (__MOCKS__ !== 'none' || !token || owner === null || !KEPT.has(operation)) return null
  const afterwards = (work: (module: LastSeen) => unknown): void =>
    void whenIdle()
      .then(() => load(context))
      .then(work)
      .catch(() => undefined)
  let oldest: number | null = null
  return {
    /** What one call of it answers. */
    async answer<Answer>(
      asked: object,
      schema: v.GenericSchema<unknown, Answer>,
      sent: Promise<Answer>,
    ): Promise<Answer> {
      const call = { owner, operation, asked }
      try {
        const answer = await sent
        afterwards((module) => module.keep(call, { answer }))
        return answer
      } catch (error) {
        const isMissing = isApiError(error) && error.status === 404
        afterwards((module) => isMissing && module.keep(call, { missing: true }))
        if (!isUnconnected(error)) throw error
        const module = await load(context).catch(() => null)
        const seen = await module?.lastSeen(call, schema)
        if (!seen) throw error
        oldest = Math.min(seen.at, oldest ?? seen.at)
        if ('answer' in seen) return seen.answer
        throw new ApiError(operation, 'status', new Response(null, { status: 404 }), 'last seen')
      }
    },
    /** The whole, once it is there: of now, or as last seen. A read that was given up shows nothing. */
    async shown<Result>(reading: Promise<Result>): Promise<Result> {
      const note = (at: number | null): void => {
        if (!context.signal.aborted) noteShown(hashKey(context.queryKey), at)
      }
      try {
        const result = await reading
        note(oldest)
        return result
      } catch (error) {
        // What the server refuses is known again.
        if (isApiError(error) && error.status !== null && error.status < 500) note(oldest)
        throw error
      }
    },
  }
}
