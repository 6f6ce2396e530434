import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { searchOf } from './person-search.ts'

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
