import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromSessionExercises, type SessionExercise } from '#src/domain/sets.ts'

import {
  doneOf,
  doneRows,
  lastTime,
  numbersText,
  placeholderOf,
  planNumbers,
  setsOf,
  suspectSets,
} from './plan.ts'

const exercise = (key: string, exercise_id: string, ...sets: string[]) => ({
  key,
  exercise_id,
  sets: sets.map((one) => ({ key: one })),
})
const squats = exercise('a', 'squat', '1', '2', '3')
const bench = exercise('b', 'bench', '1')
const again = exercise('c', 'squat', '1', '2')
const plan = [squats, bench, again]
const done = { 'squat/0': [0, 2], 'bench/0': [0], 'squat/1': [1] }

test('done sets are stored by their place, and found again with other keys', () => {
  const rows = doneRows(plan, done)
  expect([...rows]).toEqual(['a 1', 'a 3', 'b 1', 'c 2'])
  expect(doneOf(plan, rows)).toEqual(done)
  expect(doneOf(plan, new Set())).toEqual({})
})

test('a removed set or exercise removes only its own tick', () => {
  const rows = doneRows(plan, done)
  expect(doneOf([exercise('a', 'squat', '2', '3'), bench, again], rows)).toEqual({
    'squat/0': [1],
    'bench/0': [0],
    'squat/1': [1],
  })
  expect(doneOf([again, bench], rows)).toEqual({ 'squat/0': [1], 'bench/0': [0] })
})

test('neighbours of one exercise keep their ticks when a save merges them', () => {
  const first = exercise('a', 'squat', '1', '2')
  const second = exercise('b', 'squat', '1', '2')
  const twice = [first, second]
  const ticks = doneOf(twice, new Set(['a 2', 'b 1']))
  const saved = [exercise('x', 'squat', '1', '2', '3', '4')]
  expect([...doneRows(saved, ticks)]).toEqual(['x 2', 'x 3'])
  // The next place of the exercise is the same before and after the save.
  const more = [exercise('c', 'bench', '1'), exercise('d', 'squat', '1')]
  const rest = { 'squat/1': [0] }
  for (const some of [twice, saved])
    expect([...doneRows([...some, ...more], rest)]).toEqual(['d 1'])
  // If another exercise is between them, they are two exercises.
  const apart = [first, exercise('c', 'bench', '1'), second]
  expect([...doneRows(apart, { 'squat/0': [1], 'squat/1': [0] })]).toEqual(['a 2', 'b 1'])
})

const THIS = { date: '2027-03-02', start_time: '10:00' }
const NOW = { date: '2027-03-02', time: '09:40' }

const session = (status: string, date: string, weight: number, exercise_id = 'squat') => ({
  status,
  time_slot: { date, start_time: '10:00:00', end_time: '11:00:00' },
  session_exercises: [
    { exercise_id, sets: 2, reps: 5, rest: 0, duration: 0, weight },
    { exercise_id, sets: 1, reps: 3, rest: 0, duration: 0, weight: weight + 5 },
  ],
})

test('each exercise has the sets of the latest agreed session before this one', () => {
  const sessions = [
    session('concluded', '2027-02-01', 50),
    session('verified', '2027-02-20', 60),
    session('concluded', '2027-02-10', 55),
    session('cancelled', '2027-02-25', 70),
    session('unverified', '2027-02-26', 75),
    session('concluded', '2027-01-01', 20, 'bench'),
    session('verified', '2027-03-02', 80),
  ]
  const last = lastTime(sessions, THIS, NOW)
  expect(last.get('squat')?.map(({ weight }) => weight)).toEqual([60, 60, 65])
  expect(last.get('bench')?.map(numbersText)).toEqual(['20 кг × 5', '20 кг × 5', '25 кг × 3'])
  expect(last.get('row')).toBeUndefined()
})

test('a training that is not over does not count', () => {
  const sessions = [session('verified', '2027-02-27', 60), session('verified', '2027-03-02', 80)]
  const later = { date: '2027-03-12', start_time: '10:00' }
  const weightAt = (time: string) =>
    lastTime(sessions, later, { date: '2027-03-02', time }).get('squat')?.[0]?.weight
  expect(weightAt('10:59')).toBe(60)
  expect(weightAt('11:00')).toBe(80)
})

test.each([
  [{ weight: 60, reps: 5, duration: 0 }, '60 кг × 5'],
  [{ weight: 62.5, reps: 5, duration: 0 }, '62,5 кг × 5'],
  [{ weight: 0, reps: 12, duration: 0 }, '12 разів'],
  [{ weight: 0, reps: 1, duration: 0 }, '1 раз'],
  [{ weight: 0, reps: 2, duration: 0 }, '2 рази'],
  [{ weight: 0, reps: 1, duration: 90 }, '1 хв 30 с'],
  [{ weight: 0, reps: 1, duration: 60 }, '1 хв'],
])('%o reads %s', (lifted, text) => {
  expect(numbersText(lifted)).toBe(text)
})

const FIRST = { weight: '20', reps: '8', minutes: '0', seconds: '30' }
const numbers = (weight: number, reps: number, duration = 0) => ({ weight, reps, duration })

test.each([
  ['weight', numbers(60, 5), '60'],
  ['reps', numbers(60, 5), '5'],
  ['weight', numbers(62.5, 5), '63'],
  ['weight', numbers(0, 5), ''],
  ['minutes', numbers(0, 1, 150), '2'],
  ['seconds', numbers(0, 1, 150), '30'],
  ['seconds', numbers(0, 1, 120), ''],
  // Nothing is known, or the units were others.
  ['weight', undefined, '20'],
  ['minutes', undefined, ''],
  ['weight', numbers(0, 1, 90), '20'],
  ['seconds', numbers(60, 5), '30'],
] as const)('the placeholder of %s after %o is «%s»', (field, last, expected) => {
  const timed = field === 'minutes' || field === 'seconds'
  expect(placeholderOf(field, timed, last, FIRST)).toBe(expected)
})

const entry = (weight: number, reps = 5, sets = 1, exercise_id = 'squat'): SessionExercise => ({
  exercise_id,
  sets,
  reps,
  rest: 0,
  duration: 0,
  weight,
})

const planOf = (entries: readonly SessionExercise[], timed = false) =>
  fromSessionExercises(entries).map((one) => ({ ...one, timed }))

const suspects = (
  typed: readonly SessionExercise[],
  last: readonly SessionExercise[],
  saved: readonly SessionExercise[] = [],
) => suspectSets(planOf(typed), setsOf(last), setsOf(saved))

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
