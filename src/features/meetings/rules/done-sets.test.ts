import { expect, test } from 'vitest'

import { doneOf, doneRows } from './plan.ts'

const exercise = (key: string, exercise_id: string, ...sets: string[]) => ({
  key,
  exercise_id,
  sets: sets.map((one) => ({ key: one })),
})
const plan = [
  exercise('a', 'squat', '1', '2', '3'),
  exercise('b', 'bench', '1'),
  exercise('c', 'squat', '1', '2'),
]
const done = { 'squat/0': [0, 2], 'bench/0': [0], 'squat/1': [1] }

test('done sets are stored by their place, and found again with other keys', () => {
  const rows = doneRows(plan, done)
  expect([...rows]).toEqual(['a 1', 'a 3', 'b 1', 'c 2'])
  expect(doneOf(plan, rows)).toEqual(done)
  expect(doneOf(plan, new Set())).toEqual({})
})

test('a removed set or exercise removes only its own tick', () => {
  const rows = doneRows(plan, done)
  const [, bench, again] = plan
  if (!bench || !again) throw new Error('No plan')
  expect(doneOf([exercise('a', 'squat', '2', '3'), bench, again], rows)).toEqual({
    'squat/0': [1],
    'bench/0': [0],
    'squat/1': [1],
  })
  expect(doneOf([again, bench], rows)).toEqual({ 'squat/0': [1], 'bench/0': [0] })
})

test('neighbours of one exercise keep their ticks when a save merges them', () => {
  const twice = [exercise('a', 'squat', '1', '2'), exercise('b', 'squat', '1', '2')]
  const ticks = doneOf(twice, new Set(['a 2', 'b 1']))
  const saved = [exercise('x', 'squat', '1', '2', '3', '4')]
  expect([...doneRows(saved, ticks)]).toEqual(['x 2', 'x 3'])
  // The next place of the exercise is the same before and after the save.
  const more = [exercise('c', 'bench', '1'), exercise('d', 'squat', '1')]
  const rest = { 'squat/1': [0] }
  for (const some of [twice, saved])
    expect([...doneRows([...some, ...more], rest)]).toEqual(['d 1'])
  // If another exercise is between them, they are two exercises.
  const [first, second] = twice
  if (!first || !second) throw new Error('No plan')
  const apart = [first, exercise('c', 'bench', '1'), second]
  expect([...doneRows(apart, { 'squat/0': [1], 'squat/1': [0] })]).toEqual(['a 2', 'b 1'])
})
