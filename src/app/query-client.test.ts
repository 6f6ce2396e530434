import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '#src/api/operation.ts'
import {
  clientsOptions,
  coachSessionsOptions,
  exercisesOptions,
  meOptions,
  musclesOptions,
  timeSlotsOptions,
} from '#src/api/queries.ts'

import { createQueryClient } from './query-client.ts'

const failed = (status: number): ApiError =>
  new ApiError('GET /v1/users/me', 'status', new Response(null, { status }))
const lost = new ApiError('GET /v1/users/me', 'network')

let client: ReturnType<typeof createQueryClient>
const queryKey: readonly unknown[] = ['GET /v1/users/me']
const read = vi.fn<() => Promise<string>>()

/** A screen that shows the result of `read`. */
function open(): QueryObserver<string> {
  const observer = new QueryObserver(client, { queryKey, queryFn: read })
  observer.subscribe(() => {})
  return observer
}

beforeEach(() => {
  vi.useFakeTimers()
  read.mockReset()
  client = createQueryClient()
  client.mount()
})
afterEach(() => {
  client.clear()
  client.unmount()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('a read', () => {
  it.each([
    ['a lost connection', lost],
    ['no answer in time', new ApiError('GET /v1/users/me', 'timeout')],
    ['an answer that breaks the contract', new ApiError('GET /v1/users/me', 'malformed')],
    ['500', failed(500)],
    ['an error of our own', new Error('own')],
  ])('is retried once, half a second after %s', async (_, error) => {
    read.mockRejectedValue(error)
    const screen = open()
    await vi.advanceTimersByTimeAsync(499)
    expect(read).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(2)
    await vi.runAllTimersAsync()
    expect(read).toHaveBeenCalledTimes(2)
    expect(screen.getCurrentResult()).toMatchObject({ status: 'error', error })
  })

  it.each([400, 401, 429, 499])('is not retried after %d', async (status) => {
    read.mockRejectedValue(failed(status))
    open()
    await vi.runAllTimersAsync()
    expect(read).toHaveBeenCalledOnce()
  })

  it('a read that failed while data is shown is read again when the connection is back', async () => {
    read.mockResolvedValue('Олена')
    const screen = open()
    await vi.runAllTimersAsync()
    onlineManager.setOnline(false)
    read.mockRejectedValue(lost)
    void client.invalidateQueries({ queryKey })
    await vi.runAllTimersAsync()
    expect(screen.getCurrentResult()).toMatchObject({ status: 'error', data: 'Олена' })
    read.mockResolvedValue('Ірина')
    onlineManager.setOnline(true)
    await vi.runAllTimersAsync()
    expect(screen.getCurrentResult()).toMatchObject({ status: 'success', data: 'Ірина' })
  })

  it('a fresh read is not repeated when the connection is back', async () => {
    read.mockResolvedValue('Олена')
    open()
    // Not `runAllTimers`: in a browser that would also run the timer of `staleTime`.
    await vi.advanceTimersByTimeAsync(1000)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(read).toHaveBeenCalledOnce()
  })
})

describe('a mutation', () => {
  const send = vi.fn<() => Promise<string>>()
  beforeEach(() => void send.mockReset())
  const save = () => new MutationObserver(client, { mutationFn: send }).mutate()

  it('is removed with what was sent, including a password, soon after its screen was left', async () => {
    send.mockRejectedValue(failed(401))
    const form = new MutationObserver(client, { mutationFn: send })
    const leave = form.subscribe(() => {})
    await form.mutate().catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(client.getMutationCache().getAll()).toHaveLength(1)
    leave()
    await vi.advanceTimersByTimeAsync(500)
    expect(client.getMutationCache().getAll()).toEqual([])
  })

  it('is never retried: it fails at once when offline, and waits for no connection', async () => {
    onlineManager.setOnline(false)
    send.mockRejectedValue(lost)
    await expect(save()).rejects.toBe(lost)
    send.mockResolvedValue('saved')
    onlineManager.setOnline(true)
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledOnce()
  })
})

const MINUTE = 60_000
const week = { from: '2027-03-01', to: '2027-03-07' }

it.each([
  ['the profile', meOptions(), MINUTE / 2],
  ['a coach’s time slots', timeSlotsOptions('coach', week), MINUTE / 2],
  ['a coach’s sessions', coachSessionsOptions('coach', week), MINUTE / 2],
  ['the client base, which a booking adds to', clientsOptions('coach'), MINUTE],
  ['the exercises', exercisesOptions(), 10 * MINUTE],
  ['the muscle groups', musclesOptions(), 10 * MINUTE],
])('%s: read again after its time, not before', (_, { queryKey: key, staleTime }, fresh) => {
  const options = { queryKey: key, ...(typeof staleTime === 'number' && { staleTime }) }
  const isStaleAfter = (age: number): boolean => {
    client.setQueryData(key, [], { updatedAt: Date.now() - age })
    return new QueryObserver<unknown>(client, options).getCurrentResult().isStale
  }
  expect(isStaleAfter(fresh - 1)).toBe(false)
  expect(isStaleAfter(fresh)).toBe(true)
})
