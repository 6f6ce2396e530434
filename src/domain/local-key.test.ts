import { expect, it, test } from 'vitest'

import { keyMaker, newKey } from './local-key.ts'

test.each([
  [[], 'local-1'],
  [['local-1'], 'local-2'],
  [['local-9', 'local-10', 'local-2'], 'local-11'],
  [['3b1f', 'local-x', 'my-local-7', 'local-7b'], 'local-1'],
])('the key after %j is %s', (taken, expected) => {
  expect(keyMaker(taken)()).toBe(expected)
})

it('no key is made twice', () => {
  const next = keyMaker(['local-4'])
  expect([next(), next(), next()]).toEqual(['local-5', 'local-6', 'local-7'])
})

it('two tabs never make the same key', () => {
  const keys = new Set(Array.from({ length: 100 }, newKey))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^new(-\d+){4}$/)
})
