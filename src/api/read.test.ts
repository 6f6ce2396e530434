import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { userOptions } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('the call of a read is aborted when its last observer leaves', async () => {
  openFakeDevice()
  vi.stubGlobal('navigator', {})
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const options = userOptions('5e551000-0000-4000-8000-000000000001')
  const leave = new QueryObserver(new QueryClient(), options).subscribe(() => {})
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  leave()
  expect(signals[0]?.aborted).toBe(true)
})
