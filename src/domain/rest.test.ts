import { expect, it, test } from 'vitest'

import { REST_OPTIONS, restText } from './rest.ts'

it('offers the choices of the specification', () => {
  expect(REST_OPTIONS).toEqual([
    { value: 0, label: 'Відсутній' },
    { value: 30, label: '30 сек' },
    { value: 60, label: '1 хв' },
    { value: 120, label: '2 хв' },
    { value: 180, label: '3 хв' },
    { value: 300, label: '5 хв' },
  ])
})

test.each([
  [1, '1 сек'],
  [90, '1 хв 30 сек'],
  [3600, '60 хв'],
])('restText(%d) is %s', (seconds, expected) => {
  expect(restText(seconds)).toBe(expected)
})
