import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  addSet,
  digitsOnly,
  byExercise,
  emptyValueOf,
  entriesOf,
  hasFraction,
  fromSessionExercises,
  moveExercise,
  newSet,
  onFocusValue,
  removeSet,
  repeatSet,
  setRestForAll,
  toSessionExercises,
  type DraftExercise,
  type SessionExercise,
  withExercise,
  withoutExercise,
  REST_OPTIONS,
  restText,
} from './sets.ts'

const entry = (exercise_id: string, sets: number, weight = 20): SessionExercise => ({
  exercise_id,
  sets,
  reps: 8,
  rest: 60,
  duration: 90,
  weight,
})

// Few values, so that neighbours are often equal.
const entries = fc.array(
  fc.record({
    exercise_id: fc.constantFrom('squat', 'plank'),
    sets: fc.integer({ min: 1, max: 4 }),
    reps: fc.constantFrom(0, 1, 8),
    rest: fc.constantFrom(0, 60),
    duration: fc.constantFrom(0, 59, 60, 90, 3661),
    weight: fc.constantFrom(0, 12.5, 80),
  }),
)

/** Every set on its own, in order. */
const unrolled = (list: readonly SessionExercise[]) =>
  list.flatMap(({ sets, ...values }) => Array.from({ length: sets }, () => values))

const values = (drafts: readonly DraftExercise[]) =>
  drafts.map(({ exercise_id, sets }) => [exercise_id, sets.map((row) => ({ ...row, key: '' }))])

const squat = (...rows: Partial<ReturnType<typeof newSet>>[]): DraftExercise => ({
  key: 'k',
  exercise_id: 'squat',
  timed: true,
  sets: rows.map((row, n) => ({ ...newSet(`r${n}`), ...row })),
})

test('neighbours of one exercise in a program are one group, a later one of the same exercise is not', () => {
  const runs = [2, 1, 3, 4].map((sets) => entry('a', sets))
  const ids = ['a', 'a', 'b', 'a']
  const program = runs.map(({ sets, reps, rest, duration, weight }, at) => ({
    id: ids[at] ?? '',
    sets,
    reps,
    rest,
    duration,
    weight,
  }))
  const groups = byExercise(entriesOf(program))
  expect(groups.map((group) => group.map(({ sets }) => sets))).toEqual([[2, 1], [3], [4]])
  expect(groups.flat()).toEqual(runs.map((run, at) => ({ ...run, exercise_id: ids[at] })))
})

test('one exercise of a plan is changed or removed, the others stay', () => {
  const plan = { name: 'Ноги', exercises: ['a', 'b', 'c'].map((key) => ({ key, sets: 1 })) }
  const changed = withExercise(plan, 'b', (one) => ({ ...one, sets: 2 }))
  expect(changed.name).toBe('Ноги')
  expect(changed.exercises.map(({ key, sets }) => `${key}${sets}`)).toEqual(['a1', 'b2', 'c1'])
  const without = withoutExercise(plan, 'b')
  expect(without.name).toBe('Ноги')
  expect(without.exercises.map(({ key }) => key)).toEqual(['a', 'c'])
})

test('a repeated set is a copy of the last one, with a key of its own', () => {
  const [plan] = fromSessionExercises([
    { exercise_id: 'a', sets: 2, reps: 5, rest: 60, duration: 0, weight: 70 },
  ])
  if (!plan) throw new Error('No exercise')
  const { sets } = repeatSet(plan)
  expect(sets.map(({ weight, reps, rest }) => [weight, reps, rest])).toEqual(
    Array.from({ length: 3 }, () => ['70', '5', 60]),
  )
  expect(new Set(sets.map(({ key }) => key)).size).toBe(3)
})

describe('reading', () => {
  it('makes as many rows as the entry counts, and one exercise of neighbouring entries with the same id', () => {
    const drafts = fromSessionExercises([
      entry('squat', 2),
      entry('squat', 1, 12.5),
      entry('plank', 1),
      entry('squat', 1),
    ])
    const row = { key: '', weight: '20', reps: '8', minutes: '1', seconds: '30', rest: 60 }
    expect(values(drafts)).toEqual([
      ['squat', [row, row, { ...row, weight: '12.5' }]],
      ['plank', [row]],
      ['squat', [row]],
    ])
  })

  it('gives every exercise and row a key of its own', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const drafts = fromSessionExercises(list)
        const keys = drafts.flatMap(({ key, sets }) => [key, ...sets.map((row) => row.key)])
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('sending', () => {
  it('makes one entry of each run of equal rows', () => {
    const rows = [{ weight: '20' }, { weight: '020' }, { weight: '30' }, { weight: '20' }]
    expect(toSessionExercises([squat(...rows)]).map(({ sets, weight }) => [sets, weight])).toEqual([
      [2, 20],
      [1, 30],
      [1, 20],
    ])
  })

  test.each([
    [{ reps: '2' }, { reps: '3' }],
    [{ rest: 30 }, { rest: 60 }],
    [{ minutes: '1' }, { minutes: '2' }],
    [{ seconds: '1' }, { seconds: '2' }],
    [{ weight: '1' }, { weight: '2' }],
  ])('keeps %j and %j apart', (a, b) => {
    expect(toSessionExercises([squat(a, b)])).toHaveLength(2)
  })

  it('counts minutes and seconds into the duration', () => {
    expect(toSessionExercises([squat({ minutes: '2', seconds: '75' })])[0]?.duration).toBe(195)
  })

  it('sends an empty field as what it becomes on blur', () => {
    const empty = squat({ weight: '', reps: '', minutes: '', seconds: '' })
    expect(toSessionExercises([empty])).toEqual([
      { exercise_id: 'squat', sets: 1, weight: 0, reps: 1, duration: 1, rest: 0 },
    ])
  })

  it('sends an exercise without rows with one new set', () => {
    expect(toSessionExercises([squat()])).toEqual([
      { exercise_id: 'squat', sets: 1, weight: 0, reps: 1, duration: 0, rest: 0 },
    ])
  })

  it('loses no set in a round trip, and joins all equal neighbours', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const drafts = fromSessionExercises(list)
        const sent = toSessionExercises(drafts)
        expect(unrolled(sent)).toEqual(unrolled(list))
        expect(values(fromSessionExercises(sent))).toEqual(values(drafts))
        const kinds = sent.map((run) => JSON.stringify({ ...run, sets: 0 }))
        expect(kinds.filter((kind, n) => kind === kinds[n + 1])).toEqual([])
      }),
    )
  })
})

describe('editing', () => {
  it('adds the set of the specification', () => {
    const [, ...sets] = addSet(addSet(squat({ rest: 60 }))).sets
    const added = { key: '', weight: '0', reps: '1', minutes: '0', seconds: '0', rest: 0 }
    expect(sets.map((set) => ({ ...set, key: '' }))).toEqual([added, added])
    expect(sets[0]?.key).not.toBe(sets[1]?.key)
  })

  it('repeats the last set below the others', () => {
    const { sets } = repeatSet(squat({ weight: '1' }, { weight: '2' }, { weight: '3', rest: 60 }))
    expect(sets.map(({ weight, rest }) => [weight, rest])).toEqual([
      ['1', 0],
      ['2', 0],
      ['3', 60],
      ['3', 60],
    ])
  })

  it.each([addSet, repeatSet])('gives %o a key that no removed set had', (add) => {
    const [plan] = fromSessionExercises([entry('squat', 3)])
    const last = plan?.sets.at(-1)?.key
    if (!plan || !last) throw new Error('No sets')
    expect(add(removeSet(plan, last)).sets.at(-1)?.key).not.toBe(last)
  })

  it('removes a set, except the last one', () => {
    const one = removeSet(squat({ weight: '1' }, { weight: '2' }), 'r0')
    expect(one.sets.map(({ weight }) => weight)).toEqual(['2'])
    expect(removeSet(one, 'r1')).toEqual(one)
  })

  it('sets the rest of every set', () => {
    const { sets } = setRestForAll(squat({ rest: 0, weight: '5' }, { rest: 60 }), 300)
    expect(sets.map(({ rest, weight }) => [rest, weight])).toEqual([
      [300, '5'],
      [300, '0'],
    ])
  })

  test.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [0, -1, 'abcd'],
    [2, -1, 'cabd'],
    [3, 4, 'abcd'],
    [0, 9, 'bcda'],
    [-1, 0, 'abcd'],
    [4, 0, 'abcd'],
  ])('moving %d to %d makes %s', (from, to, expected) => {
    expect(moveExercise(['a', 'b', 'c', 'd'], from, to).join('')).toBe(expected)
  })
})

test.each([
  ['12', '12'],
  ['12,5', '12'],
  ['12.5', '12'],
  [',5', ''],
  ['1.2,3', '1'],
  ['8 кг', '8'],
  ['-5', '5'],
  [' 1 000 ', '1000'],
  ['12,5\n7', '12'],
  ['٣', ''],
  ['', ''],
])('digitsOnly(%j) is %j', (text, expected) => {
  expect(digitsOnly(text)).toBe(expected)
})

test.each([
  ['64', false],
  ['64,', true],
  ['64.5', true],
])('%s continues with a fraction: %s', (text, expected) => {
  expect(hasFraction(text)).toBe(expected)
})

it.each([
  ['0', ''],
  ['1', ''],
  ['10', '10'],
  ['01', '01'],
  ['', ''],
])('a field of %j shows %j on focus', (text, expected) => {
  expect(onFocusValue(text)).toBe(expected)
})

it.each([
  ['weight', '0'],
  ['minutes', '0'],
  ['reps', '1'],
  ['seconds', '1'],
] as const)('an empty %s becomes %s on blur', (field, expected) => {
  expect(emptyValueOf(field)).toBe(expected)
})

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
