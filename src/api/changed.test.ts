import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'

import {
  avatarChanged,
  cardChanged,
  cardPhotoChanged,
  hoursChanged,
  profileChanged,
  programDeleted,
  sessionReadAgain,
  sessionsChanged,
  showInProfile,
  whenNobodySaves,
  withSavingLock,
} from './changed.ts'
import { API_TIMEOUT_MS } from './client.ts'
import type { Operation } from './operation.ts'
import { meOptions, programOptions, sessionOptions } from './queries.ts'

/** Which reads each change makes stale, and that it makes no other one stale. */

const PROFILE: Operation[] = ['GET /v1/users/me', 'GET /v1/users/{id}']
const LISTS: Operation[] = [
  'GET /v1/clients/{id}/sessions',
  'GET /v1/coaches/{id}/sessions',
  'GET /v1/coaches/{id}/time_slots',
]
const READS = operations.map(({ name }) => name).filter((name) => name.startsWith('GET '))

/** A cache with an answer of each read, for the id `other`. */
function fullCache(): QueryClient {
  const client = new QueryClient()
  for (const read of READS) client.setQueryData([read, { path: { id: 'other' } }], read)
  return client
}

const stale = (client: QueryClient) =>
  new Set(
    client
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey: [read] }) => read),
  )

test.each([
  ['a profile', profileChanged, PROFILE],
  ['an avatar', avatarChanged, [...PROFILE, 'GET /v1/users/{id}/image']],
  ['hours', hoursChanged, [...PROFILE, 'GET /v1/coaches/{id}/time_slots']],
  ['a card', cardChanged, [...PROFILE, 'GET /v1/clients/{id}/measurements']],
  ['the photo of a card', cardPhotoChanged, ['GET /v1/clients/{id}/client_info/image']],
  ['sessions', sessionsChanged, [...LISTS, 'GET /v1/calendar/sessions/{id}']],
])('%s', async (_, changed, reads) => {
  const client = fullCache()
  await changed(client)
  expect(stale(client)).toEqual(new Set(reads))
})

/** Begins a read that is answered with `before`, and the second time with `after`. */
function begin(client: QueryClient, queryKey: readonly unknown[]) {
  const [before, after] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const answers = [before.promise, after.promise]
  const reading = client.fetchQuery({ queryKey, queryFn: () => answers.shift() ?? 'once more' })
  return {
    reading,
    answer: (): void => {
      before.resolve('before')
      after.resolve('after')
    },
  }
}

test.each([
  ['of a kind', ['GET /v1/users/{id}/image'], avatarChanged],
  [
    'of one session',
    sessionOptions('one').queryKey,
    (client: QueryClient) => sessionReadAgain(client, 'one'),
  ],
] as const)(
  'a read %s that is under way is sent again: its answer is from before the change',
  async (_, queryKey, change) => {
    for (const data of [undefined, 'old']) {
      const client = fullCache()
      client.setQueryData(queryKey, data)
      const { reading, answer } = begin(client, queryKey)
      const changed = change(client)
      answer()
      await changed
      expect(await reading).toBe('after')
      expect(client.getQueryData(queryKey)).toBe('after')
    }
  },
)

test('a profile that is being read during a change shows the change, and is read again', async () => {
  const client = new QueryClient()
  const queryKey: readonly unknown[] = meOptions().queryKey
  client.setQueryData(queryKey, { gender: null })
  const { reading, answer } = begin(client, queryKey)
  showInProfile(client, { gender: 'woman' })
  expect(client.getQueryData(queryKey)).toEqual({ gender: 'woman' })
  answer()
  expect(await reading).toBe('after')
})

test('a read that has answered and is not shown is not sent again', async () => {
  const client = fullCache()
  const queryKey: [Operation] = ['GET /v1/users/{id}/image']
  let read = 0
  await client.fetchQuery({ queryKey, queryFn: () => (read += 1) })
  await avatarChanged(client)
  expect(read).toBe(1)
})

test('one session: it is read again, also if no screen shows it, and the lists are stale', async () => {
  const client = fullCache()
  const { queryKey } = sessionOptions('one')
  let read = 0
  await client.fetchQuery({ queryKey, queryFn: () => (read += 1) })
  await sessionReadAgain(client, 'one')
  expect(read).toBe(2)
  expect(stale(client)).toEqual(new Set(LISTS))
})

test('a deleted program is no longer in the cache; what names it is stale', async () => {
  const client = fullCache()
  const { queryKey } = programOptions('other')
  expect(client.getQueryState(queryKey)).toBeDefined()
  await programDeleted(client, 'other')
  expect(client.getQueryState(queryKey)).toBeUndefined()
  expect(stale(client)).toEqual(new Set([...PROFILE, ...LISTS, 'GET /v1/calendar/sessions/{id}']))
})

afterEach(() => void vi.unstubAllGlobals())

/** Work that is pending until the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = vi.fn<() => Promise<string>>(() => promise)
  return { work, end: resolve }
}

test('12.10: a save waits for the previous save of the same person only', async () => {
  const [first, second, other] = [held(), held(), held()]
  const saves = [
    withSavingLock('hours', 'me', first.work),
    withSavingLock('hours', 'me', second.work),
    withSavingLock('hours', 'she', other.work),
  ]
  await vi.waitFor(() => expect(other.work).toHaveBeenCalledOnce())
  expect(first.work).toHaveBeenCalledOnce()
  expect(second.work).not.toHaveBeenCalled()
  first.end('first')
  second.end('second')
  other.end('other')
  expect(await Promise.all(saves)).toEqual(['first', 'second', 'other'])
})

test('12.10: a save that fails is not repeated, and lets the next one start', async () => {
  const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('500')))
  await expect(withSavingLock('hours', 'me', failing)).rejects.toThrow('500')
  expect(failing).toHaveBeenCalledOnce()
  expect(await withSavingLock('hours', 'me', () => Promise.resolve('next'))).toBe('next')
})

test('12.10: the lock is free once the save has ended', async () => {
  const { work, end } = held()
  const save = withSavingLock('hours', 'me', work)
  const idle = vi.fn<() => void>()
  const waiting = whenNobodySaves('hours', 'me', new AbortController().signal).then(idle)
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  expect(idle).not.toHaveBeenCalled()
  end('saved')
  await Promise.all([save, waiting])
  expect(idle).toHaveBeenCalledOnce()
})

test('12.10: a save waits for another tab no longer than a call may take', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  const suspended = held()
  const suspendedSave = withSavingLock('hours', 'me', suspended.work)
  await vi.waitFor(() => expect(suspended.work).toHaveBeenCalledOnce())
  const { work, end } = held()
  const save = withSavingLock('hours', 'me', work)
  expect(timeout).toHaveBeenLastCalledWith(API_TIMEOUT_MS)
  timeout.mockRestore()
  expect(work).not.toHaveBeenCalled()
  clock.abort(new DOMException('Too long', 'TimeoutError'))
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  end('saved')
  expect(await save).toBe('saved')
  suspended.end('late')
  await suspendedSave
})

test.each([
  ['no locks', {}],
  ['blocked ones', { locks: { request: () => Promise.reject(new DOMException('SecurityError')) } }],
])('12.10: with %s each tab saves at once', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await withSavingLock('hours', 'me', () => Promise.resolve('saved'))).toBe('saved')
  await whenNobodySaves('hours', 'me', new AbortController().signal)
})
