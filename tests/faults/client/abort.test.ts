import { describe, expect, it } from 'vitest'

import { readAuth } from '#src/api/auth.ts'

import { call, calledOperations } from './calls.ts'
import { serveSignedIn } from './signed-in.ts'

const server = serveSignedIn()

/** The result of a call. */
const outcome = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    (answer) => ({ answer }),
    (reason: unknown) => reason,
  )

describe.each(calledOperations)('%s', (operation) => {
  const left = new Error('the screen was left')

  it('rejects with the abort reason of its signal, and is not repeated', async () => {
    const leaving = new AbortController()
    const arrived = server.break(operation, 'timeout')
    const made = outcome(call(operation, leaving.signal))
    await arrived
    leaving.abort(left)
    expect(await made).toBe(left)
    // A repeated call would have arrived before the answer to this one.
    await fetch(`${server.url}/v1/auth/login/refresh`, { method: 'POST' })
    expect(server.received).toHaveLength(2)
    expect(readAuth().token).toBe('T1')
  })

  it('is not made if the signal is aborted already', async () => {
    void server.break(operation, 'slow')
    expect(await outcome(call(operation, AbortSignal.abort(left)))).toBe(left)
    expect(server.received).toEqual([])
  })
})
