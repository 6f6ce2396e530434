import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromSessionExercises, type SessionExercise } from '#src/domain/sets.ts'

import { setsOf, planNumbers, suspectSets } from './plan.ts'

const entry = (weight: number, reps = 5, sets = 1, exercise_id = 'squat'): SessionExercise => ({
  exercise_id,
  sets,
  reps,
  rest: 0,
  duration: 0,
  weight,
})

const planOf = (entries: readonly SessionExercise[], timed = false) =>
  fromSessionExercises(entries).map((exercise) => ({ ...exercise, timed }))

const suspects = (
  typed: readonly SessionExercise[],
  lifted: readonly SessionExercise[],
  saved: readonly SessionExercise[] = [],
) => suspectSets(planOf(typed), setsOf(lifted), setsOf(saved))

const NOTHING = new Map()

test('equal numbers of an exercise are one, named by its first field', () => {
  const [first] = planNumbers(planOf([entry(70), entry(40), entry(70, 3)]))
  expect(first).toEqual({
    id: 'local-1 weight 70',
    exercise_id: 'squat',
    kind: 'weight',
    value: 70,
    sets: [1, 3],
    field: 'local-1 local-2 weight',
  })
})

test('the last number is that of the same set last time, or of the last set', () => {
  const lifted = [entry(40), entry(50), entry(70)]
  const typed = [400, 500, 700, 7000].map((weight) => entry(weight))
  const found = suspects(typed, lifted, [entry(60, 5, 4)])
  expect(found.map(({ sets, last, isOfLastTime }) => [sets, last, isOfLastTime])).toEqual([
    [[1], 40, true],
    [[2], 50, true],
    [[3], 70, true],
    [[4], 70, true],
  ])
})

test('without a last time, the saved plan counts', () => {
  const other = entry(225, 5, 1, 'bench')
  const [weight, reps, ...more] = suspects([entry(225, 120)], [other], [entry(22, 12), other])
  expect(weight).toMatchObject({ kind: 'weight', value: 225, last: 22, isOfLastTime: false })
  expect(reps).toMatchObject({ kind: 'reps', value: 120, last: 12, isOfLastTime: false })
  expect(more).toEqual([])
})

test('a last time without kilograms says nothing about them', () => {
  const [weight] = suspects([entry(225)], [entry(0)], [entry(22)])
  expect(weight).toMatchObject({ last: 22, isOfLastTime: false })
})

test('a first weight is asked about above 500 kg', () => {
  expect(suspects([entry(500)], [])).toEqual([])
  expect(suspects([entry(501)], [])).toMatchObject([{ last: 0, isOfLastTime: false }])
})

test('a set that took another place, or repeats another one, is not asked about', () => {
  const lifted = [entry(20), entry(70), entry(70), entry(20)]
  expect(suspects([entry(72), entry(75), entry(75), entry(75)], lifted)).toEqual([])
})

test('a timed exercise shows no kilograms and no repetitions', () => {
  const timed = planOf([entry(2250, 900)], true)
  expect(planNumbers(timed)).toEqual([])
  expect(suspectSets(timed, NOTHING, NOTHING)).toEqual([])
})

const entries = fc.array(
  fc.record({
    exercise_id: fc.constantFrom('squat', 'bench'),
    sets: fc.integer({ min: 1, max: 4 }),
    reps: fc.integer({ min: 1, max: 900 }),
    rest: fc.constant(0),
    duration: fc.constant(0),
    weight: fc.nat(900),
  }),
)

test('a saved plan, in any order and with repeated sets, has nothing to ask about', () => {
  fc.assert(
    fc.property(entries, entries, (saved, lifted) => {
      expect(suspects([...saved, ...saved].toReversed(), lifted, saved)).toEqual([])
    }),
  )
})
