import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { compareNames, foldForSearch, searchOf } from './name-search.ts'
import { initials, isPersonName, normaliseName, clientName } from './names.ts'

const UKRAINIAN = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'
const LETTERS = Array.from(`${UKRAINIAN}${UKRAINIAN.toLowerCase()}ABCXYZabcxyz`)
const sentName = fc.string({
  unit: fc.constantFrom(...LETTERS, "'"),
  minLength: 1,
  maxLength: 40,
})

describe('normaliseName', () => {
  test.each([
    ["Мар'яна", "Мар'яна"],
    ['Мар’яна', "Мар'яна"],
    ['Марʼяна', "Мар'яна"],
    ['  Олена\t', 'Олена'],
    ['\u0406\u0308\u0436\u0430\u043a', 'Їжак'],
  ])('%j becomes %j', (input, expected) => {
    expect(normaliseName(input)).toBe(expected)
  })

  it('restores a name from any spelling', () => {
    const apostrophe = fc.constantFrom("'", '’', 'ʼ')
    fc.assert(
      fc.property(sentName, apostrophe, fc.boolean(), (name, mark, decomposed) => {
        const typed = ` ${name.replaceAll("'", mark)} `
        expect(normaliseName(decomposed ? typed.normalize('NFD') : typed)).toBe(name)
      }),
    )
  })
})

describe('isPersonName', () => {
  it('accepts every Ukrainian and Latin letter and the three apostrophes', () => {
    expect(isPersonName(UKRAINIAN)).toBe(true)
    expect(isPersonName(UKRAINIAN.toLowerCase())).toBe(true)
    fc.assert(fc.property(sentName, isPersonName))
    expect(['Мар’яна', 'Марʼяна', "O'Neil", ' Олена '].every(isPersonName)).toBe(true)
  })

  test.each(Array.from('ЫЪЭЁыъэёЎѣ1 -._`‘"é😀@[^{\n'))('rejects %j inside a name', (char) => {
    expect(isPersonName(`Ан${char}на`)).toBe(false)
  })

  it('takes 1 to 40 characters, counted in the form that is sent', () => {
    expect(isPersonName('')).toBe(false)
    expect(isPersonName('   ')).toBe(false)
    expect(isPersonName('ї'.repeat(40).normalize('NFD'))).toBe(true)
    expect(isPersonName('ї'.repeat(41))).toBe(false)
  })
})

describe('foldForSearch', () => {
  it('folds case and apostrophes', () => {
    expect(foldForSearch('МАР’ЯНА')).toBe(foldForSearch("мар'яна"))
    expect(foldForSearch('Марʼяна')).toBe("мар'яна")
  })

  it('keeps diacritics: Ї is not І, Й not И, Ґ not Г', () => {
    expect(foldForSearch('Їжак')).not.toBe(foldForSearch('Іжак'))
    expect(foldForSearch('Й')).not.toBe(foldForSearch('И'))
    expect(foldForSearch('Ґ')).not.toBe(foldForSearch('Г'))
    expect(foldForSearch('Їжак'.normalize('NFD'))).toBe('їжак')
  })
})

describe('compareNames', () => {
  it('ignores case, the kind of apostrophe and composition', () => {
    expect(compareNames('Мар’яна', 'марʼЯНА')).toBe(0)
    expect(compareNames('Їжак', 'Їжак'.normalize('NFD'))).toBe(0)
  })

  it('keeps the order of the Ukrainian alphabet', () => {
    const alphabet = Array.from(UKRAINIAN)
    expect(alphabet.toReversed().toSorted(compareNames)).toEqual(alphabet)
  })

  test.each(["'", '’', 'ʼ'])('sorts a name with %s by its letters', (mark) => {
    const sorted = ['Бондар', 'Давиденко', 'Дяченко', `Д${mark}яченко`, 'Дячук', 'Юр']
    expect(sorted.toReversed().toSorted(compareNames)).toEqual(sorted)
  })

  it('places a name that begins with an apostrophe after the same one without', () => {
    expect(compareNames("'Яна", 'Яна')).toBeGreaterThan(0)
  })

  it('places Ukrainian names before Latin ones', () => {
    expect(compareNames('Яна', 'Anna')).toBeLessThan(0)
  })

  it('places a short surname before a longer one that begins with it', () => {
    expect(compareNames('Коваль Юлія', 'Ковальчук Анна')).toBeLessThan(0)
  })

  it('is a consistent order', () => {
    fc.assert(
      fc.property(sentName, sentName, sentName, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(0 - Math.sign(compareNames(b, a)))
        const [low, middle, high] = [a, b, c].toSorted(compareNames)
        expect(compareNames(low ?? '', middle ?? '')).toBeLessThanOrEqual(0)
        expect(compareNames(low ?? '', high ?? '')).toBeLessThanOrEqual(0)
      }),
    )
  })
})

test.each([
  ['Олена', 'Коваль', 'ОК'],
  [' їжак', "'юрій", 'ЇЮ'],
  ['Їжак'.normalize('NFD'), '', 'Ї'],
  ['', '', ''],
])('initials(%j, %j) is %j', (first, last, expected) => {
  expect(initials(first, last)).toBe(expected)
})

it('the name is the first and the last name, or «Клієнт» while the client is not known', () => {
  expect(clientName({ first_name: 'Андрій', last_name: 'Мельник' })).toBe('Андрій Мельник')
  expect(clientName(null)).toBe('Клієнт')
})

const people = [
  { first_name: 'Їжак', last_name: 'Яремчук' },
  { first_name: 'Мар’яна', last_name: 'Дʼяченко' },
  { first_name: 'Андрій', last_name: 'Мельник' },
  { first_name: 'Анна', last_name: 'Мельник' },
]
const find = (query: string) => searchOf(people)(query).map(({ first_name }) => first_name)

describe('searching people', () => {
  it.each(['', '   '])('returns all of them for «%s», by last and then first name', (query) => {
    expect(find(query)).toEqual(['Мар’яна', 'Андрій', 'Анна', 'Їжак'])
  })

  test.each([
    ['МЕЛЬ', ['Андрій', 'Анна']],
    ["д'яч", ['Мар’яна']],
    ['марʼяна Д’яч', ['Мар’яна']],
    ['  анна   мельник ', ['Анна']],
    ['мельник анна', ['Анна']],
    ['мель ан', ['Андрій', 'Анна']],
    ['іжак', []],
    ['мельник яремчук', []],
  ])('%s', (query, found) => {
    expect(find(query)).toEqual(found)
  })

  it('finds everyone by any part of their name, in either case', () => {
    const part = fc.constantFrom(...people).chain((person) =>
      fc
        .constantFrom(person.first_name, person.last_name)
        .chain((name) => fc.tuple(fc.constant(name), fc.nat(name.length - 1), fc.nat(name.length)))
        .map(([name, from, length]) => ({ person, text: name.slice(from, from + length) })),
    )
    fc.assert(
      fc.property(part, ({ person, text }) => {
        expect(searchOf(people)(text)).toContain(person)
        expect(searchOf(people)(text.toUpperCase())).toContain(person)
      }),
    )
  })
})

test('10 digits find a phone, however they are written', () => {
  const called = [
    { first_name: 'Ганна', last_name: 'Василенко', phone: '+380671112233' },
    { first_name: 'Орест', last_name: 'Гордієнко', phone: '+380931112244' },
    { first_name: 'Без', last_name: 'Телефону', phone: null },
  ]
  const found = (query: string) => searchOf(called)(query).map(({ last_name }) => last_name)
  expect(found('067 111 22 33')).toEqual(['Василенко'])
  expect(found('+380 (93) 111-22-44')).toEqual(['Гордієнко'])
  expect(found('1112')).toEqual(['Василенко', 'Гордієнко'])
  expect(found('ганна 2233')).toEqual(['Василенко'])
  expect(found('ганна 2244')).toEqual([])
})
