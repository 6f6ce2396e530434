import { describe, expect, it, vi } from 'vitest'

import { onAuthEnd, readAuth } from '#src/api/auth.ts'
import { API_TIMEOUT_MS } from '#src/api/client.ts'

import { clientBreakagesOf } from '../kinds.ts'
import { call } from './calls.ts'
import { serveSignedIn } from './signed-in.ts'

const REFRESH = 'POST /v1/auth/login/refresh'

const server = serveSignedIn()

describe(`${REFRESH} after a 401`, () => {
  it.each(clientBreakagesOf(REFRESH))('%s', async (breakage) => {
    if (breakage === 'timeout') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn<() => void>()
    onAuthEnd(ended)
    const arrived = server.breakRefresh(breakage)
    const made = call('GET /v1/users/me').then(
      () => 'answered',
      (error: unknown) => error,
    )
    await arrived
    if (breakage === 'timeout') vi.advanceTimersByTime(API_TIMEOUT_MS)
    if (breakage === 'slow') {
      expect(await made).toBe('answered')
      expect(readAuth().token).toBe('T2')
      expect(ended).not.toHaveBeenCalled()
    } else {
      // The call that needed the refresh times out first.
      const status = breakage === 'timeout' ? null : 401
      expect(await made).toMatchObject({ operation: 'GET /v1/users/me', status })
      // With fake timers, each attempt takes as long as a real one.
      await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 15_000 })
      expect(readAuth().token).toBeNull()
    }
    expect(server.received.filter((one) => one.includes('/login/refresh'))).toHaveLength(1)
  })
})
