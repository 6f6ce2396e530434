import { expect, test } from 'vitest'

import { exitCodeOf } from './exit-code.ts'

const whole = { broken: [] }
const story = { id: 'a--b', title: 'A', name: 'B', tags: [] }
const part = { broken: [{ shot: { story, size: 'phone' as const }, problem: 'It threw' }] }

test('the exit code says whether something has changed, and whether all was compared', () => {
  expect(exitCodeOf([whole], 0)).toBe(0)
  expect(exitCodeOf([whole, whole], 3)).toBe(1)
  // Of the working tree, of the other commit.
  expect(exitCodeOf([part, whole], 0)).toBe(2)
  expect(exitCodeOf([whole, part], 3)).toBe(2)
})
