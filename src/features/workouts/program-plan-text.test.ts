import { expect, it, test } from 'vitest'

import { byExercise, entriesOf } from '#src/domain/sets.ts'

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

it('neighbours of one exercise are one group, a later one of the same exercise is not', () => {
  const entries = ['a', 'a', 'b', 'a'].map((id, at) => ({ ...run, id, reps: at }))
  const groups = byExercise(entriesOf(entries))
  expect(groups.map((runs) => runs.map(({ exercise_id }) => exercise_id).join(''))).toEqual([
    'aa',
    'b',
    'a',
  ])
  expect(groups.flat().map(({ reps }) => reps)).toEqual([0, 1, 2, 3])
})
