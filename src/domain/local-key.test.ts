import { expect, it, test } from 'vitest'

import { keyMaker } from './local-key.ts'

test.each([
  [[], 'local-1'],
  [['local-1'], 'local-2'],
  [['local-9', 'local-10', 'local-2'], 'local-11'],
  [['3b1f', 'local-x', 'my-local-7', 'local-7b'], 'local-1'],
])('after %j comes %s', (taken, expected) => {
  expect(keyMaker(taken)()).toBe(expected)
})

it('never makes a key twice', () => {
  const newKey = keyMaker(['local-4'])
  expect([newKey(), newKey(), newKey()]).toEqual(['local-5', 'local-6', 'local-7'])
})
