import { afterEach, expect, test, vi } from 'vitest'

import { withSavingLock, whenNobodySaves } from './changed.ts'
import { API_TIMEOUT_MS } from './client.ts'

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
