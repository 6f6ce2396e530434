import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import {
  programOptions,
  clientSessionsOptions,
  coachSessionsOptions,
  sessionOptions,
} from '#src/api/queries.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { programDeletionMutation } from './api.ts'

const ID = '0f8c2f5e-7f3a-4a59-9f65-5a3c1c8f1b11'
const WEEK = { from: '2027-03-01', to: '2027-03-07' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a deleted program is removed from the cache, and sessions that may name it are stale', async () => {
  openFakeDevice()
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  const client = new QueryClient()
  const program: readonly unknown[] = programOptions(ID).queryKey
  const sessions: (readonly unknown[])[] = [
    sessionOptions(ID).queryKey,
    coachSessionsOptions(ID, WEEK).queryKey,
    clientSessionsOptions(ID, WEEK).queryKey,
  ]
  for (const key of [program, ...sessions]) client.setQueryData(key, {})

  await new MutationObserver(client, programDeletionMutation).mutate({ id: ID, name: 'TRX' })
  expect(client.getQueryState(program)).toBeUndefined()
  expect(sessions.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    true,
    true,
  ])
  client.clear()
})
