import { expect, test } from 'vitest'

import { runText } from './programs.ts'

const run = { id: 'a', sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }

test.each([
  [{}, '1 сет × 1 повт.'],
  [{ sets: 4, reps: 10, weight: 62.5, rest: 120 }, '4 сети × 10 повт. · 62,5 кг · відпочинок 2 хв'],
  [{ sets: 5, duration: 90, rest: 30 }, '5 сетів × 1 хв 30 сек · відпочинок 30 сек'],
  [{ sets: 2, reps: 3, duration: 20 }, '2 сети × 3 повт. по 20 сек'],
])('%j reads %j', (values, text) => {
  expect(runText({ ...run, ...values })).toBe(
    text.replaceAll(/(?<=\d|відпочинок) (?=[\p{L}\d])/gu, '\u00A0'),
  )
})
