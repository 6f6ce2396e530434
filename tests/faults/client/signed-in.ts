import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { changeAuth, claimPage } from '#src/api/auth.ts'
import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { BrokenServer } from './broken-server.fixture.ts'

const freeLock = (_name: string, _options: object, hold: () => Promise<void>): Promise<void> =>
  hold()

/** The server of a test file, which every test calls as a coach with the tokens T1 and R1. */
export function serveSignedIn(): BrokenServer {
  const server = new BrokenServer()
  beforeAll(() => server.start())
  afterAll(() => server.stop())
  beforeEach(() => {
    openFakeDevice()
    claimPage()
    // A single tab, so that it does not wait for a lock of the previous test.
    vi.stubGlobal('navigator', { locks: { request: freeLock } })
    vi.stubEnv('VITE_API_URL', server.url)
    changeAuth((session) =>
      signedIn(session, { access_token: 'T1', refresh_token: 'R1' }, '+380501112233'),
    )
  })
  afterEach(() => {
    changeAuth(() => signedOut)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return server
}
