import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { contract } from '#tests/contract/contract-document.ts'

import {
  addSet,
  digitsOnly,
  byExercise,
  emptyValueOf,
  entriesOf,
  goesOnAfterNumber,
  fromSessionExercises,
  MOST,
  MOST_ROWS,
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
  const runs = [entry('a', 2), entry('a', 1), entry('b', 3), entry('a', 4)]
  const program = runs.map(({ exercise_id, ...run }) => ({ id: exercise_id, ...run }))
  expect(byExercise(entriesOf(program))).toEqual([runs.slice(0, 2), [runs[2]], [runs[3]]])
})

describe('more than a training has', () => {
  test('the limits are those of the requests', () => {
    const { properties = {} } = contract.components.schemas['SessionExerciseRequest'] ?? {}
    const limits = Object.entries(properties).map(([name, { maximum }]) => [name, maximum])
    expect(Object.fromEntries(limits)).toEqual({ exercise_id: undefined, ...MOST })
  })

  test('the first rows are shown, and what is sent is within the limits', () => {
    const most = { reps: 1e9, rest: 1e9, duration: 2 ** 53 - 1, weight: 1e308 }
    const huge = { exercise_id: 'a', sets: 2 ** 53 - 1, ...most }
    const plan = fromSessionExercises([entry('b', 5), huge, entry('c', 1)])
    expect(plan.map(({ sets }) => sets.length)).toEqual([5, MOST_ROWS - 5])
    const runs = toSessionExercises(plan).slice(1)
    expect(runs.map(({ sets }) => sets)).toEqual([99, 99, 97])
    expect(runs[0]).toEqual({ exercise_id: 'a', ...MOST })
  })
})

test('one exercise of a plan is changed or removed, the others stay', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ key, sets: 1 }))
  const plan = { name: 'Ноги', exercises: [a, b, c].filter((one) => one !== undefined) }
  const changed = withExercise(plan, 'b', (one) => ({ ...one, sets: 2 }))
  expect(changed).toEqual({ name: 'Ноги', exercises: [a, { key: 'b', sets: 2 }, c] })
  expect(withoutExercise(plan, 'b')).toEqual({ name: 'Ноги', exercises: [a, c] })
})

it('reads as many rows as the entry counts, and one exercise of neighbouring entries with the same id', () => {
  const list = [entry('squat', 2), entry('squat', 1, 12.5), entry('plank', 1), entry('squat', 1)]
  const row = { key: '', weight: '20', reps: '8', minutes: '1', seconds: '30', rest: 60 }
  expect(values(fromSessionExercises(list))).toEqual([
    ['squat', [row, row, { ...row, weight: '12.5' }]],
    ['plank', [row]],
    ['squat', [row]],
  ])
})

describe('sending', () => {
  it('makes one entry of each run of equal rows', () => {
    const rows = [{ weight: '20' }, { weight: '020' }, { weight: '30' }, { weight: '20' }]
    const runs = toSessionExercises([squat(...rows)]).map(({ sets, weight }) => `${sets}×${weight}`)
    expect(runs).toEqual(['2×20', '1×30', '1×20'])
  })

  it('sends an empty field as what it becomes on blur, and an exercise without rows with one new set', () => {
    const empty = squat({ weight: '', reps: '', minutes: '', seconds: '' })
    const sent = { exercise_id: 'squat', sets: 1, weight: 0, reps: 1, duration: 1, rest: 0 }
    expect(toSessionExercises([empty, squat()])).toEqual([sent, { ...sent, duration: 0 }])
  })

  it('loses no set in a round trip, joins all equal neighbours, and each row has its key', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const drafts = fromSessionExercises(list)
        const keys = drafts.flatMap(({ key, sets }) => [key, ...sets.map((row) => row.key)])
        expect(new Set(keys).size).toBe(keys.length)
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
    const last = { weight: '3', reps: '5', rest: 60 }
    const { sets } = repeatSet(squat({ weight: '1' }, { weight: '2' }, last))
    const texts = sets.map(({ weight, reps, rest }) => `${weight} ${reps} ${rest}`)
    expect(texts).toEqual(['1 1 0', '2 1 0', '3 5 60', '3 5 60'])
  })

  it.each([addSet, repeatSet])('gives %o a key that no other and no removed set had', (add) => {
    const [plan] = fromSessionExercises([entry('squat', 3)])
    const keys = plan?.sets.map(({ key }) => key)
    if (!plan || !keys) throw new Error('No sets')
    expect(keys).not.toContain(add(removeSet(plan, keys.at(-1) ?? '')).sets.at(-1)?.key)
  })

  it('removes a set, except the last one', () => {
    const one = removeSet(squat({ weight: '1' }, { weight: '2' }), 'r0')
    expect(one.sets.map(({ weight }) => weight)).toEqual(['2'])
    expect(removeSet(one, 'r1')).toEqual(one)
  })

  it('sets the rest of every set', () => {
    const { sets } = setRestForAll(squat({ rest: 0, weight: '5' }, { rest: 60 }), 300)
    expect(sets.map(({ rest, weight }) => `${rest} ${weight}`)).toEqual(['300 5', '300 0'])
  })

  test.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [2, -1, 'cabd'],
    [0, 9, 'bcda'],
    [-1, 0, 'abcd'],
    [4, 0, 'abcd'],
  ])('moving %d to %d makes %s', (from, to, expected) => {
    expect(moveExercise(['a', 'b', 'c', 'd'], from, to).join('')).toBe(expected)
  })
})

test('the digits of a text end at a decimal separator', () => {
  const ended = ['12', '12,5', '12.', '12-15', '12–15', '12 15', '12\u00a0500', '12/3', '12x3']
  ended.push('12*3', '12:30', '12+2', '12~15', '12…15', '12;3')
  expect(
    new Set([...ended, '12×3', '12Х3', '12\n7', 'до 12', '-12', 'бл. 12', '1а2'].map(digitsOnly)),
  ).toEqual(new Set(['12']))
  expect(['8 кг', ',5', '.', '٣', ''].map(digitsOnly)).toEqual(['8', '', '', '', ''])
  expect(ended.map(goesOnAfterNumber)).toEqual(ended.map((text) => text !== '12'))
  expect([',', ',5', '12 ', '12 кг', '-12', 'до 12', '1а2'].map(goesOnAfterNumber)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('a field of 0 or 1 is empty on focus, and has its least number again on blur', () => {
  expect(['0', '1', '10', '01', ''].map(onFocusValue)).toEqual(['', '', '10', '01', ''])
  const fields = ['weight', 'minutes', 'reps', 'seconds'] as const
  expect(fields.map(emptyValueOf)).toEqual(['0', '0', '1', '1'])
})

it('offers the choices of the specification, and writes any other rest', () => {
  const choices = REST_OPTIONS.map(({ value, label }) => `${value}: ${label}`)
  expect(choices.join()).toBe('0: Відсутній,30: 30 сек,60: 1 хв,120: 2 хв,180: 3 хв,300: 5 хв')
  expect([1, 90, 3600].map(restText)).toEqual(['1 сек', '1 хв 30 сек', '60 хв'])
})
