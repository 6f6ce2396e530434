import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { openFakeDevice } from '#src/device/fake-device.ts'

import { FakeServer, json } from './fake-server.fixture.ts'
import { clientSessionsOptions, type Session } from './sessions.ts'

const uuid = (n: number): string => `5e551000-0000-4000-8000-${String(n).padStart(12, '0')}`
const CLIENT = uuid(1)

const session = (n: number): Session => ({
  id: uuid(n),
  client_id: CLIENT,
  coach_id: uuid(2),
  training_program_id: null,
  status: 'verified',
  created_at: '2027-03-01T09:00:00Z',
  time_slot: { id: uuid(n), date: '2027-03-03', start_time: '09:00', end_time: '10:00' },
  training_program: null,
  session_exercises: [],
  client: { id: CLIENT, first_name: '', last_name: '', phone: null, profile_image: null },
})
const sessions = Array.from({ length: 230 }, (_, n) => session(n))

let server: FakeServer

beforeAll(async () => {
  server = await FakeServer.start()
})
afterAll(() => server.stop())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('12.27 a client’s sessions are read to their end, a hundred at a time', async () => {
  openFakeDevice()
  vi.stubGlobal('navigator', {})
  vi.stubEnv('VITE_API_URL', server.url)
  server.answer = ({ url }) => {
    const { searchParams } = new URL(url, server.url)
    const skip = Number(searchParams.get('skip'))
    return json(sessions.slice(skip, skip + Math.min(Number(searchParams.get('limit')), 100)))
  }
  const options = clientSessionsOptions(CLIENT, { from: '2027-03-02', to: '2028-03-02' })
  const read = await new QueryClient().fetchQuery(options)
  expect(read.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id))
})
