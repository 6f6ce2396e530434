import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { libraryOf, type OwnProgram, runText } from './programs.ts'

const program = (name: string, created_at?: string): OwnProgram => ({
  id: name,
  name,
  ...(created_at && { created_at }),
})
const names = (programs: readonly OwnProgram[], search = ''): string[] =>
  libraryOf(programs, search).map(({ name }) => name)

it('is searched by words in any order, and by «5x5» for «5×5»', () => {
  const all = [program('База 5×5'), program('Жим 3×8')]
  expect(['5x5 база', 'ЖИМ', '3Х8'].map((search) => names(all, search).join())).toEqual([
    'База 5×5',
    'Жим 3×8',
    'Жим 3×8',
  ])
})

it('lists the newest program first, whatever the time zone of its date', () => {
  const programs = [
    program('old', '2027-01-20T18:15:00Z'),
    program('new', '2027-01-20T22:00:00+02:00'),
    program('middle', '2027-01-20T19:15:00Z'),
  ]
  expect(names(programs)).toEqual(['new', 'middle', 'old'])
})

it('lists programs without a date in the profile’s order, after a program just created', () => {
  const programs = [program('b'), program('a'), program('new', '2027-01-20T18:15:00Z')]
  expect(names(programs)).toEqual(['new', 'b', 'a'])
})

test.each([
  ['НОГИ', ['Ноги та прес']],
  [' та ', ['Ноги та прес', 'Спина та плечі']],
  ['м’яч', ["М'яч"]],
  ['йога', []],
])('%j finds %j', (search, found) => {
  expect(
    names(
      ['Ноги та прес', "М'яч", 'Спина та плечі'].map((name) => program(name)),
      search,
    ),
  ).toEqual(found)
})

test('12.20: a program without a name is found by «Невідома програма»', () => {
  const programs = [program('Ноги'), program('')]
  expect(names(programs, 'невідома')).toEqual([SPEC.unknownProgram])
})

it('an empty search neither drops nor adds programs', () => {
  const date = fc.date({ noInvalidDate: true }).map((day) => day.toISOString())
  const any = fc.record(
    { id: fc.uuid(), name: fc.string().map((text) => `Ноги${text}`), created_at: date },
    { requiredKeys: ['id', 'name'] },
  )
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (programs) => {
      expect(new Set(libraryOf(programs, ''))).toEqual(new Set(programs))
    }),
  )
})

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
