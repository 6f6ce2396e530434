import { expect, test } from 'vitest'

import { searchOf } from './client-search.ts'

const people = [
  { first_name: 'Їжак', last_name: 'Яремчук' },
  { first_name: 'Мар’яна', last_name: 'Дʼяченко' },
  { first_name: 'Андрій', last_name: 'Мельник' },
  { first_name: 'Анна', last_name: 'Мельник' },
]
const find = (query: string) => searchOf(people)(query).map(({ first_name }) => first_name)

test('all, by last and then first name', () => {
  expect(find('')).toEqual(['Мар’яна', 'Андрій', 'Анна', 'Їжак'])
})

test.each([
  ['МЕЛЬ', ['Андрій', 'Анна']],
  ["д'яч", ['Мар’яна']],
  ['марʼяна Д’яч', ['Мар’яна']],
  ['  анна   мельник ', ['Анна']],
  ['мельник анна', ['Анна']],
  ['іжак', []],
])('%s', (query, found) => {
  expect(find(query)).toEqual(found)
})
