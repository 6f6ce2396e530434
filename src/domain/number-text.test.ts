import { expect, test } from 'vitest'

import { meetingsText, plural } from './number-text.ts'

test.each([
  ['клієнт', [1, 21, 121]],
  ['клієнти', [2, 4, 22, 1.5]],
  ['клієнтів', [0, 5, 11, 12, 14, 20, 111]],
])('%s: %j', (form, numbers) => {
  for (const n of numbers) expect(plural(n, 'клієнт', 'клієнти', 'клієнтів'), `${n}`).toBe(form)
})

test('a number of meetings', () => {
  expect([1, 3, 5].map(meetingsText)).toEqual(['1 зустріч', '3 зустрічі', '5 зустрічей'])
})
