import { expect, test } from 'vitest'

import { muscleCodes } from '#mocks/muscles/muscle-code.ts'

import { catalogue } from './exercise-catalogue.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const aims = (muscle: string) =>
  catalogue.filter(({ primary }) => primary.some((code) => code === muscle)).length

test('the catalogue has at least 130 exercises, each code and name once', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(130)
  expect(repeated(catalogue.map(({ code }) => code))).toEqual([])
  expect(repeated(catalogue.map(({ name }) => name.toLowerCase()))).toEqual([])
})

test('codes are upper-case words', () => {
  expect(catalogue.filter(({ code }) => !/^[A-Z]+(_[A-Z]+)*$/.test(code))).toEqual([])
})

test('every muscle is the primary one of at least three exercises', () => {
  expect(muscleCodes.filter((muscle) => aims(muscle) < 3)).toEqual([])
})

test('every exercise has a primary muscle and names no muscle twice', () => {
  expect(catalogue.filter(({ primary }) => primary.length === 0)).toEqual([])
  const doubled = catalogue.filter(
    ({ primary, secondary }) => repeated([...primary, ...secondary]).length > 0,
  )
  expect(doubled).toEqual([])
})

test('names are Ukrainian or Latin words, never with both alphabets in one word', () => {
  const word = /^(«?[А-ЩЬЮЯҐЄІЇа-щьюяґєії]+('[а-щьюяґєії]+)?»?|[A-Z]+)$/
  const odd = catalogue.filter(({ name }) => !name.split(/[ -]/).every((part) => word.test(part)))
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('names begin with a capital letter and fit a row of the list', () => {
  const odd = catalogue.filter(({ name }) => !/^[А-ЯҐЄІЇA-Z]/.test(name) || name.length > 45)
  expect(odd.map(({ name }) => name)).toEqual([])
})
