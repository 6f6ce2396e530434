import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { changeSession, onSessionEnd, readSession } from '#src/api/auth-session.ts'
import { API_TIMEOUT_MS } from '#src/api/timeout.ts'
import { openFakeDevice } from '#src/device/fake-device.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'

import { clientBreakagesOf } from '../kinds.ts'
import { BrokenServer } from './broken-server.ts'
import { call } from './calls.ts'

const REFRESH = 'POST /v1/auth/login/refresh'

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

describe(`${REFRESH} after a 401`, () => {
  it.each(clientBreakagesOf(REFRESH))('%s', async (breakage) => {
    if (breakage === 'timeout') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn<() => void>()
    const stop = onSessionEnd(ended)
    const arrived = server.breakRefresh(breakage)
    const made = call('GET /v1/users/me').then(
      () => 'answered',
      (error: unknown) => error,
    )
    await arrived
    if (breakage === 'timeout') vi.advanceTimersByTime(API_TIMEOUT_MS)
    if (breakage === 'slow') {
      expect(await made).toBe('answered')
      expect(readSession().token).toBe('T2')
      expect(ended).not.toHaveBeenCalled()
    } else {
      // The time of the call that wanted the refresh is up first.
      const status = breakage === 'timeout' ? null : 401
      expect(await made).toMatchObject({ operation: 'GET /v1/users/me', status })
      await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
      expect(readSession().token).toBeNull()
    }
    expect(server.received.filter((one) => one.includes('/login/refresh'))).toHaveLength(1)
    stop()
  })
})
