import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type SessionExercise, toSessionExercises, withExercise } from '#src/domain/sets.ts'
import { sessionOf } from '#tests/fixtures/api/session.fixture.ts'

import {
  addedExercise,
  changeOf,
  contentOf,
  filledBelow,
  planOf,
  isChanged,
  isPlanOvertaken,
  planShape,
  type StoredPlan,
  replacementOf,
  rowKey,
  stillIn,
} from './plan.ts'

const entries = fc.array(
  fc.record({
    exercise_id: fc.constantFrom('squat', 'plank'),
    sets: fc.integer({ min: 1, max: 4 }),
    reps: fc.constantFrom(0, 1, 8),
    rest: fc.constantFrom(0, 45, 60),
    duration: fc.constantFrom(0, 59, 90),
    weight: fc.constantFrom(0, 2.5, 80),
  }),
)

const session = (session_exercises: SessionExercise[], name: string | null = 'Ноги') =>
  sessionOf({ training_program_id: 'program', training_program: { name }, session_exercises })

const squat = { exercise_id: 'squat', sets: 2, reps: 8, rest: 60, duration: 0, weight: 40 }
const plank = { exercise_id: 'plank', sets: 3, reps: 1, rest: 30, duration: 90, weight: 5 }

test('a plan that was only read is not a change', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const plan = session(list)
      expect(isChanged(planOf(plan), plan)).toBe(false)
    }),
  )
})

test('an exercise that is not timed any more is sent without a duration', () => {
  const { exercises } = planOf(session([plank]))
  const untimed = exercises.map((exercise) => ({ ...exercise, timed: false }))
  expect(toSessionExercises(untimed)).toEqual([{ ...plank, duration: 0 }])
})

test('a replacement has the sets, rests, repetitions and times, but no kilograms, and a new key', () => {
  const { exercises } = planOf(session([squat, { ...squat, rest: 120, reps: 5 }, plank]))
  const replaced = exercises.map((exercise) => replacementOf(exercise, 'press'))
  expect(replaced.map(({ timed }) => timed)).toEqual([false, true])
  expect(replaced[0]?.sets[0]?.weight).toBe('0')
  expect(toSessionExercises(replaced)).toEqual([
    { ...squat, exercise_id: 'press', weight: 0 },
    { ...squat, exercise_id: 'press', weight: 0, rest: 120, reps: 5 },
    { ...plank, exercise_id: 'press', weight: 0 },
  ])
  expect(new Set([...exercises, ...replaced].map(({ key }) => key)).size).toBe(4)
})

test('an added exercise has one new set, and is not timed', () => {
  const added = addedExercise('squat')
  expect(added).toMatchObject({ exercise_id: 'squat', timed: false })
  expect(toSessionExercises([added])).toEqual([
    { exercise_id: 'squat', sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 },
  ])
  expect(added.sets[0]?.key).not.toBe(added.key)
  expect(added.sets).toHaveLength(1)
})

test('an exercise of a plan that was read again is found by its key, or by its id if there is only one', () => {
  const plan = planOf(session([squat, plank, squat]))
  const [, second, third] = plan.exercises
  if (!second || !third) throw new Error('No plan')
  expect(stillIn(plan, third)).toBe(third)
  expect(stillIn(plan, { ...second, key: 'old' })).toBe(second)
  expect(stillIn(plan, { ...third, key: 'old' })).toBeUndefined()
  expect(stillIn(plan, { ...third, exercise_id: 'plank' })).toBe(second)
})

describe('the stored draft', () => {
  const saved = planOf(session([squat]))
  const typed = { ...saved, name: 'Руки' }

  test('is shown as a whole', () => {
    expect(planShape.shown({ ...typed, known: [] }, saved)).toEqual({ ...typed, known: [] })
    expect(planShape.shown(null, saved)).toBe(saved)
  })

  test('knows the plan that it was begun from, and is gone if nothing is changed', () => {
    const stored = planShape.changed(null, saved, typed)
    expect(stored).toEqual({ ...typed, known: [contentOf(saved)] })
    expect(planShape.changed(stored, saved, saved)).toBeNull()
    expect(planShape.changed(null, saved, saved)).toBeNull()
  })

  test('stays a change while another plan is being sent', () => {
    const known = [contentOf(saved), contentOf(typed)]
    expect(planShape.changed({ ...typed, known }, saved, saved)).toEqual({ ...saved, known })
  })
})

describe('changes', () => {
  test('a name is sent only if it was changed', () => {
    const plan = session([squat])
    const draft = planOf(plan)
    expect(changeOf(draft, plan)).toEqual({
      training_program_id: 'program',
      session_exercises: [squat],
    })
    expect(changeOf({ ...draft, name: ' Присідання ' }, plan).training_program).toEqual({
      name: 'Присідання',
    })
    expect(isChanged({ ...draft, name: 'Присідання' }, plan)).toBe(true)
  })

  test('spaces around a name are not a change, nor is an empty name of a nameless session', () => {
    const nameless = session([], null)
    expect(planOf({ session_exercises: [], training_program: null }).name).toBe('')
    expect(isChanged({ name: '  ', exercises: [] }, nameless)).toBe(false)
    for (const plan of [nameless, session([squat], ' Ноги ')])
      expect(changeOf(planOf(plan), plan)).not.toHaveProperty('training_program')
  })

  test('another order is a change', () => {
    const plan = session([squat, plank])
    const { name, exercises } = planOf(plan)
    expect(isChanged({ name, exercises: exercises.toReversed() }, plan)).toBe(true)
  })
})

describe('12.8: a session counts as changed since its draft was begun', () => {
  const begun = (list: SessionExercise[], name: string, typed: string): StoredPlan => ({
    ...planOf(session(list, name)),
    name: typed,
    known: [contentOf(planOf(session(list, name)))],
  })

  test('if it has another name, or other exercises', () => {
    const draft = begun([squat], 'Ноги', 'Нова')
    expect(isPlanOvertaken(draft, session([squat], 'Руки'))).toBe(true)
    expect(isPlanOvertaken(draft, session([squat, plank], 'Ноги'))).toBe(true)
  })

  test('a session that equals the draft does not overtake it, or what was sent from it', () => {
    const draft = begun([squat], 'Ноги', 'Руки')
    expect(isPlanOvertaken(draft, session([squat], ' Руки '))).toBe(false)
    const later = { ...draft, name: 'Спина', known: [...draft.known, contentOf(draft)] }
    expect(isPlanOvertaken(later, session([squat], 'Руки'))).toBe(false)
    expect(isPlanOvertaken({ ...later, known: draft.known }, session([squat], 'Руки'))).toBe(true)
  })

  test('a session with the same sets, also in other runs, does not overtake it, whatever was typed', () => {
    fc.assert(
      fc.property(entries, fc.string(), (list, typed) => {
        const split = list.flatMap(({ sets, ...values }) =>
          Array.from({ length: sets }, () => ({ ...values, sets: 1 })),
        )
        expect(isPlanOvertaken(begun(list, 'Ноги', typed), session(split, 'Ноги'))).toBe(false)
      }),
    )
  })
})

test('a typed number fills the sets below with the old number that are not done, and no others', () => {
  const plan = planOf(session([{ ...squat, sets: 5 }, plank, squat]))
  const [exercise] = plan.exercises
  const [, second, third, fourth] = exercise?.sets ?? []
  if (!exercise || !second || !third || !fourth) throw new Error('No sets')
  const typed = withExercise(plan, exercise.key, (one) => ({
    ...one,
    sets: one.sets.map((set) =>
      set === second ? { ...set, weight: '50' } : set === third ? { ...set, weight: '45' } : set,
    ),
  }))
  const at = { row: rowKey(exercise, second), field: 'weight', old: '40', value: '50' } as const
  const filled = filledBelow(typed, at, new Set([rowKey(exercise, fourth)]))
  const weights = filled.exercises.map(({ sets }) => sets.map(({ weight }) => weight))
  expect(weights).toEqual([
    ['40', '50', '45', '40', '50'],
    ['5', '5', '5'],
    ['40', '40'],
  ])
  // Nothing is left to fill.
  expect(filledBelow(filled, at, new Set([rowKey(exercise, fourth)]))).toBe(filled)
  expect(filledBelow(filled, { ...at, value: '40' }, new Set())).toBe(filled)
  expect(filledBelow(filled, { ...at, row: 'gone' }, new Set())).toBe(filled)
})
