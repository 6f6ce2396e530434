import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { json } from '#tests/fixtures/api/fake-server.fixture.ts'
import { servedCalls } from '#tests/fixtures/api/served-calls.fixture.ts'

import { firstShown, isWhole, clientSessionsOptions, type Session } from './queries.ts'

const uuid = (n: number): string => `5e551000-0000-4000-8000-${String(n).padStart(12, '0')}`

const session = (n: number): Session => ({
  id: uuid(n),
  client_id: uuid(1),
  coach_id: uuid(2),
  training_program_id: null,
  status: 'verified',
  created_at: '2027-03-01T09:00:00Z',
  time_slot: { id: uuid(n), date: '2027-03-03', start_time: '09:00', end_time: '10:00' },
  training_program: null,
  session_exercises: [],
})
const sessions = Array.from({ length: 230 }, (_, n) => session(n))

const calls = await servedCalls()

/** A server with those sessions; `failing` is the offset of a page for which it fails. */
function serve(failing = -1): void {
  calls.server.answer = ({ url }) => {
    const { searchParams } = new URL(url, calls.server.url)
    const skip = Number(searchParams.get('skip'))
    if (skip === failing) return { status: 503 }
    return json(sessions.slice(skip, skip + Math.min(Number(searchParams.get('limit')), 100)))
  }
}
const options = clientSessionsOptions(uuid(1), { from: '2027-03-02', to: '2028-03-02' })

/** A client, and the number of sessions in its query after each change; null without data. */
function watched() {
  const client = new QueryClient()
  const lengths: (number | null)[] = []
  client.getQueryCache().subscribe(({ type, query }) => {
    const length = Array.isArray(query.state.data) ? query.state.data.length : null
    if (type === 'updated' && length !== (lengths.at(-1) ?? null)) lengths.push(length)
  })
  return { client, lengths }
}

/** The calls are real: on a busy machine the default second may be too short. */
const isRead = (client: QueryClient): Promise<void> =>
  vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 20_000 })

test('12.27: a list shows its first page before the others; a refetch keeps the whole list', async () => {
  serve()
  const { client, lengths } = watched()
  await firstShown(client, options)
  expect(client.getQueryData(options.queryKey)).toHaveLength(100)
  await isRead(client)
  expect(client.getQueryData(options.queryKey)).toEqual(sessions)
  await client.refetchQueries()
  expect(lengths).toEqual([100, 230])
})

test.each([
  ['has no data', false],
  ['has none after a second failure', true],
])('a list whose further page fails %s', async (_, isReadAgain) => {
  serve(100)
  const { client, lengths } = watched()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await firstShown(client, options)
  if (isReadAgain) void client.invalidateQueries()
  await isRead(client)
  expect(lengths).toEqual([100, null])
  expect(client.getQueryState(options.queryKey)).toMatchObject({ status: 'error', data: undefined })
  leave()
})

test('a list that is refetched before its other pages arrive keeps its first page', async () => {
  serve()
  const { client, lengths } = watched()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await firstShown(client, options)
  void client.invalidateQueries()
  const { data, fetchStatus } = client.getQueryState(options.queryKey) ?? {}
  await new Promise((resolve) => setTimeout(resolve))
  expect(isWhole({ data, isFetching: fetchStatus === 'fetching' })).toBe(false)
  await isRead(client)
  expect(lengths).toEqual([100, 230])
  leave()
})

test.each([
  ['while its first page is read', false],
  ['while the others are read', true],
])(
  '12.15: a read of a screen goes on when another part that waits for it leaves %s',
  async (_, isLate) => {
    serve()
    const { client } = watched()
    const leave = new QueryObserver(client, options).subscribe(() => {})
    const shown = firstShown(client, options)
    if (isLate) await shown
    leave()
    expect(await shown).toHaveLength(100)
    await isRead(client)
    expect(client.getQueryData(options.queryKey)).toHaveLength(230)
  },
)

test('the call of a read is aborted when its last observer leaves', async () => {
  serve()
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const leave = new QueryObserver(new QueryClient(), options).subscribe(() => {})
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  leave()
  expect(signals[0]?.aborted).toBe(true)
})
