import { afterEach, expect, test, vi } from 'vitest'

import { clockAt, clockNow, moveDate } from './clock.ts'

const NOON = Date.parse('2027-03-02T10:00:00Z')

afterEach(() => {
  moveDate({ offset: 0, frozenAt: null })
})

test('a running clock continues from its new time, a frozen one stays there', async () => {
  const [running, frozen] = [clockAt(NOON, false), clockAt(NOON, true)]
  await vi.waitFor(() => expect(clockNow(running)).toBeGreaterThan(NOON))
  expect(clockNow(frozen)).toBe(NOON)
})

test('the page’s Date follows, in every form of the call', () => {
  moveDate(clockAt(NOON, true))
  expect(Date.now()).toBe(NOON)
  expect(new Date().toISOString()).toBe('2027-03-02T10:00:00.000Z')
  // oxlint-disable-next-line unicorn/new-for-builtins -- a call without `new` is what is tested
  expect(Date()).toContain('2027')
  expect(new Date(2020, 1, 29).getFullYear()).toBe(2020)
  expect(Date.UTC(2020, 0)).toBe(1_577_836_800_000)
  expect(new Date()).toBeInstanceOf(Date)
})
