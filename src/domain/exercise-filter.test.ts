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
const namesFor = (search: string, ...muscles: string[]) =>
  exerciseFilter(LIBRARY)({ search, muscles }).map(({ name }) => name)

describe('exerciseFilter', () => {
  test.each([
    ['жим', [], ['Жим лежачи', 'Жим ногами']],
    ['  ЖИМ л', [], ['Жим лежачи']],
    ['м’яч', [], ["М'ячем об стіну"]],
    ['ізда', [], []],
    ['', ['chest', 'abs'], ['Жим лежачи', "М'ячем об стіну"]],
    ['жим', ['quads', 'glutes'], ['Жим ногами']],
    ['', ['calves'], []],
  ])('%j with the muscles %j finds %j', (search, muscles, found) => {
    expect(namesFor(search, ...muscles)).toEqual(found)
  })

  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const ids = fc.uniqueArray(id)
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('жимлаії’ ')), maxLength: 6 })
  const library = fc.array(
    fc.record({ name: letters, muscles: fc.array(id.map((one) => ({ id: one }))) }),
  )

  it('without a filter all are shown, in their order', () => {
    fc.assert(
      fc.property(library, (all) => {
        expect(exerciseFilter(all)(noSelection)).toEqual(all)
      }),
    )
  })

  it('one more muscle never hides any, except the first muscle', () => {
    fc.assert(
      fc.property(
        library,
        letters,
        fc.uniqueArray(id, { minLength: 1 }),
        id,
        (all, search, muscles, more) => {
          const before = exerciseFilter(all)({ search, muscles })
          const after = exerciseFilter(all)({ search, muscles: [...muscles, more] })
          expect(before.every((found) => after.includes(found))).toBe(true)
        },
      ),
    )
  })

  it('finds an exercise by any part of its name, in any case', () => {
    fc.assert(
      fc.property(library, letters, fc.nat(), fc.nat(), (others, name, from, length) => {
        const wanted = { name, muscles: [] }
        const piece = name.slice(from % (name.length + 1)).slice(0, length % 7)
        const find = exerciseFilter([...others, wanted])
        expect(find({ search: piece.toUpperCase(), muscles: [] })).toContain(wanted)
      }),
    )
  })

  it('search and muscles both apply, and do not depend on each other', () => {
    fc.assert(
      fc.property(library, letters, ids, (all, search, muscles) => {
        const both = exerciseFilter(all)({ search, muscles })
        const bySearch = exerciseFilter(all)({ search, muscles: [] })
        expect(exerciseFilter(bySearch)({ search: '', muscles })).toEqual(both)
      }),
    )
  })
})

describe('the selection', () => {
  const change = fc.oneof(
    fc.string().map((search) => (before: ExerciseSelection) => withFilter(before, { search })),
    fc
      .array(fc.string())
      .map((muscles) => (before: ExerciseSelection) => withFilter(before, { muscles })),
  )
  const more = fc.nat({ max: 30 })
  const grown = (selection: ExerciseSelection, times: number) =>
    Array.from({ length: times }).reduce<ExerciseSelection>(withMore, selection)

  it('shows 10, and 10 more with each step', () => {
    fc.assert(
      fc.property(more, (times) => {
        expect(grown(noSelection, times).visible).toBe(10 + 10 * times)
      }),
    )
  })

  it('starts again at 10 with every change of search or muscles, and keeps the chosen exercises', () => {
    fc.assert(
      fc.property(
        more,
        fc.uniqueArray(fc.string()),
        fc.array(change),
        change,
        (times, ids, changes, last) => {
          const start = grown(ids.reduce(withToggled, noSelection), times)
          const end = last(changes.reduce((before, next) => next(before), start))
          expect(end.visible).toBe(10)
          expect(end.chosen).toEqual(ids)
        },
      ),
    )
  })

  it('toggling twice changes nothing for the others, which keep their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (ids, id) => {
        const others = ids.filter((one) => one !== id)
        const twice = toggled(toggled(ids, id), id)
        expect(twice.filter((one) => one !== id)).toEqual(others)
        expect(twice.includes(id)).toBe(ids.includes(id))
      }),
    )
  })
})
