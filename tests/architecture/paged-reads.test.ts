/** A list that the server gives in pages is read to its end (decision 18). */
import { expect, test } from 'vitest'

import { operations } from '#tests/contract/contract-document.ts'

import { sourceFiles } from './source-files.ts'

const paged = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'skip' || name === 'limit'))
  .map(({ name }) => name)

/** What the calls of the two readers are given, as text. */
function readersIn(text: string): string[] {
  return [...text.matchAll(/\b(?:allPages|answersOf)\(/g)].map(({ index, 0: start }) => {
    const from = index + start.length
    let depth = 1
    let to = from
    for (; depth > 0 && to < text.length; to += 1)
      depth += text[to] === '(' ? 1 : text[to] === ')' ? -1 : 0
    return text.slice(from, to)
  })
}

/** The paged operations that a text sends, each as often as it does. */
const sentIn = (text: string): string[] =>
  [...text.matchAll(/\bsend\w*\(\s*'([^']+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => paged.includes(name))

const files = sourceFiles('src')
  .filter(({ path }) => !/\.(test|test-d|stories|fixture)\.tsx?$/.test(path))
  .map(({ path, text }) => ({ path, all: sentIn(text), whole: readersIn(text).flatMap(sentIn) }))

test('12.14 what has skip and limit in the contract is only sent by a reader of all pages', () => {
  expect(files.filter(({ all, whole }) => all.length !== whole.length)).toEqual([])
})

test('12.14 every list of the contract that has pages is read', () => {
  expect(new Set(files.flatMap(({ whole }) => whole))).toEqual(new Set(paged))
})
