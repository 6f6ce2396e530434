import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'

import { servedCalls, json } from '#tests/fixtures/api/served-calls.fixture.ts'

import {
  allPages,
  answersOf,
  clientSessionsOptions,
  firstShown,
  isWhole,
  type Page,
  type Session,
} from './queries.ts'

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

const listOf = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** A server that returns at most `cap` items at once, with the requests that it received. */
function serverOf(length: number, cap: number) {
  const list = listOf(length)
  const asked: Page[] = []
  let underWay = 0
  let most = 0
  const read = async ({ skip, limit }: Page): Promise<number[]> => {
    asked.push({ skip, limit })
    most = Math.max(most, (underWay += 1))
    await new Promise((later) => setImmediate(later))
    underWay -= 1
    return list.slice(skip, skip + Math.min(limit, cap))
  }
  return { read, asked, mostAtOnce: () => most }
}

describe('12.14: a list', () => {
  it('of any length is read completely from a server with any cap, with few requests at a time', async () => {
    const sizes = fc
      .integer({ min: 1, max: 1200 })
      .chain((cap) => fc.tuple(fc.nat(Math.min(3000, 50 * cap)), fc.constant(cap)))
    await fc.assert(
      fc.asyncProperty(sizes, async ([length, cap]) => {
        const server = serverOf(length, cap)
        expect(await allPages(server.read)).toEqual(listOf(length))
        expect(server.asked[0]).toEqual({ skip: 0, limit: 100 })
        expect(server.mostAtOnce()).toBeLessThanOrEqual(6)
        expect(Math.max(...server.asked.map(({ limit }) => limit))).toBe(100)
        const size = Math.min(cap, 100)
        expect(server.asked.length).toBeLessThanOrEqual(Math.ceil(length / size) + 6)
      }),
    )
  })

  it('takes few requests', async () => {
    const requests = async (length: number) => {
      const { read, asked } = serverOf(length, 1000)
      await allPages(read)
      return asked.length
    }
    const counts = await Promise.all([0, 1, 9, 24, 99, 100, 140, 300].map(requests))
    expect(counts).toEqual([1, 2, 2, 2, 2, 3, 3, 7])
  })

  it('of equal rows is read completely', async () => {
    for (const cap of [1, 10, 100]) {
      const rows = Array.from({ length: 2 * cap + 1 }, () => ({ id: 'squat', reps: 5 }))
      const read = ({ skip, limit }: Page) =>
        Promise.resolve(rows.slice(skip, skip + Math.min(limit, cap)))
      expect(await allPages(read)).toEqual(rows)
    }
  })

  it.each([1, 24, 100, 300])('of %i is read once from a server without paging', async (length) => {
    const read = vi.fn<() => Promise<number[]>>(() => Promise.resolve(listOf(length)))
    expect(await allPages(read)).toEqual(listOf(length))
    expect(read.mock.calls.length).toBeLessThanOrEqual(4)
  })

  it('fails with the page that fails, and requests no other page then', async () => {
    const { read, asked } = serverOf(10_000, 100)
    const reading = allPages((page) =>
      page.skip === 2000 ? Promise.reject(new Error('page 21')) : read(page),
    )
    await expect(reading).rejects.toThrow('page 21')
    const before = asked.length
    for (let turn = 0; turn < 20; turn += 1) await new Promise((later) => setImmediate(later))
    expect(asked.length).toBe(before)
  })

  it('that is a field of another answer is read completely, too', async () => {
    const { read } = serverOf(250, 50)
    const answers = await answersOf(
      async (page) => ({ name: 'Сила', items: await read(page) }),
      ({ items }) => items,
    )
    expect(answers[0].name).toBe('Сила')
    expect(answers.flatMap(({ items }) => items)).toEqual(listOf(250))
  })
})
