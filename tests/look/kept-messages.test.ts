/** How long the messages of a held story stay. */
import { afterAll, expect, test, vi } from 'vitest'

import { TOAST_MS } from '#src/ui/overlays/toast.ts'

const MS = TOAST_MS.error ?? 0

// Test files share their globals. Both tests use one module, which has replaced the same timers.
afterAll(() => void vi.useRealTimers())

test('messages of a held story stay until the story is over, and other timers run', async () => {
  vi.useFakeTimers()
  const { holdMessages, keepMessages } = await import('#storybook/common/kept-messages.ts')
  const hide = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  const end = keepMessages()
  setTimeout(hide, MS)
  setTimeout(other, MS + 1)
  vi.advanceTimersByTime(3 * MS)
  expect(other).toHaveBeenCalledOnce()
  expect(hide).not.toHaveBeenCalled()
  holdMessages()
  vi.advanceTimersByTime(10 * MS)
  expect(hide).not.toHaveBeenCalled()
  end()
  expect(hide).toHaveBeenCalledOnce()
  // As for anybody else, once no story is held.
  setTimeout(hide, MS)
  vi.advanceTimersByTime(MS)
  expect(hide).toHaveBeenCalledTimes(2)
})

test('a story that is not held yet loses its messages, later than usual', async () => {
  vi.useFakeTimers()
  const { keepMessages } = await import('#storybook/common/kept-messages.ts')
  const hide = vi.fn<() => void>()
  const end = keepMessages()
  setTimeout(hide, MS)
  vi.advanceTimersByTime(4 * MS)
  expect(hide).toHaveBeenCalledOnce()
  end()
})
