import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  exerciseFilter,
  type ExerciseSelection,
  noSelection,
  toggled,
  withFilter,
  withMore,
  withToggled,
} from './exercise-filter.ts'

const exercise = (name: string, ...muscles: string[]) => ({
  name,
  muscles: muscles.map((id) => ({ id })),
})

const LIBRARY = [
  exercise('Жим лежачи', 'chest', 'triceps'),
  exercise('Жим ногами', 'quads'),
  exercise("М'ячем об стіну", 'abs'),
  exercise('Присідання зі штангою', 'quads', 'glutes'),
  exercise('Їзда на велосипеді', 'quads'),
]

describe('exerciseFilter', () => {
  test.each([
    ['жим', [], ['Жим лежачи', 'Жим ногами']],
    ['  М ЛЕЖ', [], ['Жим лежачи']],
    ['м’яч', [], ["М'ячем об стіну"]],
    ['ізда', [], []],
    ['ногами  жим', [], ['Жим ногами']],
    ['мячем', [], ["М'ячем об стіну"]],
    ['', ['chest', 'abs'], ['Жим лежачи', "М'ячем об стіну"]],
    ['жим', ['quads', 'glutes'], ['Жим ногами']],
    ['', ['calves'], []],
  ])('%j with the muscles %j finds %j', (search, muscles, found) => {
    expect(exerciseFilter(LIBRARY)({ search, muscles }).map(({ name }) => name)).toEqual(found)
  })

  it('without a choice all are shown', () => {
    expect(exerciseFilter(LIBRARY)(noSelection)).toEqual(LIBRARY)
  })
})

describe('the selection', () => {
  const change = fc.oneof(
    fc.string().map((search) => (before: ExerciseSelection) => withFilter(before, { search })),
    fc
      .array(fc.string())
      .map((muscles) => (before: ExerciseSelection) => withFilter(before, { muscles })),
  )

  it('shows 10, and 10 more with each step, until a change of search or muscles; the chosen stay', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.uniqueArray(fc.string()), change, (times, ids, filter) => {
        const chosen = ids.reduce(withToggled, noSelection)
        const grown = Array.from({ length: times }).reduce<ExerciseSelection>(withMore, chosen)
        expect(grown.visible).toBe(10 + 10 * times)
        expect(filter(grown)).toMatchObject({ visible: 10, chosen: ids })
      }),
    )
  })

  it('a toggled one is added at the end, or removed; the others keep their order', () => {
    expect(toggled(['c', 'a'], 'b')).toEqual(['c', 'a', 'b'])
    expect(toggled(['c', 'a', 'b'], 'a')).toEqual(['c', 'b'])
  })
})
