/**
 * Reads without a network: each answer is kept, and returned when a later call gets none (decision
 * 96).
 */
import { hashKey, type QueryFunctionContext } from '@tanstack/react-query'
import type * as v from 'valibot'

import { ApiError, isApiError, type Operation } from '#src/api/operation.ts'
import { firstScreen } from '#src/device/page.ts'

import { readAuth } from './auth.ts'
import { noteShown, offlineSince } from './shown-kept-reads.ts'

/**
 * The reads that are needed in a gym: the day, the week, and a plan with the names of its exercises
 * and its client.
 */
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

type LastSeen = typeof import('./offline-reads.ts')

let loading: Promise<LastSeen> | null = null

/**
 * This code loads after the first screen. If it could not be loaded, the next read loads it again.
 */
function load({ client }: QueryFunctionContext): Promise<LastSeen> {
  loading ??= import('./offline-reads.ts').then(
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

/**
 * Whether the connection failed. Any answer of the server counts as a connection, even a failure.
 */
const isUnconnected = (error: unknown): boolean =>
  isApiError(error) && (error.reason === 'network' || error.reason === 'timeout')

/**
 * How long a read that shows nothing yet waits for the server before it shows its kept answer, in
 * ms.
 */
const FIRST_WAIT_MS = 5000
/** The same after another read has already waited that long. */
const LATER_WAIT_MS = 1000

const nothing = (): undefined => undefined

/**
 * Keeps the answers of one read, which may make several calls. Null if nothing is kept: for
 * visitors, for operations that are not in the list, and with a mock, whose faults are intended.
 */
export function withKeptAnswer(operation: Operation, context: QueryFunctionContext) {
  const { token, phone: owner } = readAuth()
  if (__MOCKS__ !== 'none' || !token || owner === null || !KEPT.has(operation)) return null
  const later = (work: (module: LastSeen) => unknown): void =>
    void firstScreen
      .then(() => load(context))
      .then(work)
      .catch(nothing)
  let oldest: number | null = null
  return {
    /** Returns the answer of one call, or the kept one if the server did not answer. */
    async answer<Answer>(
      asked: object,
      schema: v.GenericSchema<unknown, Answer>,
      sent: Promise<Answer>,
    ): Promise<Answer> {
      const call = { owner, operation, asked }
      const lastSeen = async () => (await load(context).catch(nothing))?.lastSeen(call, schema)
      let isOver = false
      const over = (outcome: { answer: Answer } | { missing: true } | null): void => {
        isOver = true
        // Loaded after a failure, too: if it signs the person out, the answers kept of them are
        // deleted.
        later((module) => outcome && module.keep(call, outcome))
      }
      const ended = sent.then(
        (answer) => over({ answer }),
        (error: unknown) =>
          over(isApiError(error) && error.status === 404 ? { missing: true } : null),
      )
      // A connection may hang until the call times out. If data is already shown, the read waits
      // for that.
      const hasHung = oldest !== null || offlineSince() !== null
      const late = new Promise((passed) => {
        setTimeout(passed, hasHung ? LATER_WAIT_MS : FIRST_WAIT_MS)
      }).then(() => (isOver ? null : lastSeen()))
      const isShown = context.client.getQueryData(context.queryKey) !== undefined
      let seen = isShown ? null : await Promise.race([ended.then(nothing), late])
      try {
        if (!seen) return await sent
      } catch (error) {
        if (isUnconnected(error)) seen = await lastSeen()
        if (!seen) throw error
      }
      oldest = Math.min(seen.at, oldest ?? seen.at)
      if ('answer' in seen) return seen.answer
      throw new ApiError(operation, 'status', new Response(null, { status: 404 }), 'last seen')
    },
    /**
     * Returns the result of the whole read, and records whether it was kept. An aborted read records
     * nothing.
     */
    async shown<Result>(reading: Promise<Result>): Promise<Result> {
      const note = (at: number | null): void => {
        if (!context.signal.aborted) noteShown(hashKey(context.queryKey), at)
      }
      try {
        const result = await reading
        note(oldest)
        return result
      } catch (error) {
        // Any answer of the server, even a refusal, replaces the kept answer.
        if (isApiError(error) && error.status !== null && error.status < 500) note(oldest)
        throw error
      }
    },
  }
}
