/** A list that the server pages is read to its end (decision 18). */
import { expect, test } from 'vitest'

import { operations } from '#tests/contract/contract-document.ts'

import { sourceFiles, untilClosed } from './source-files.ts'

const paged = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'skip' || name === 'limit'))
  .map(({ name }) => name)

interface PagedCall {
  path: string
  operation: string
  /** Whether one of the readers of all pages is in the call's arguments. */
  isWhole: boolean
}

/** Calls of a paged operation, by any function of `src/api`. */
function pagedCalls({ path, text }: { path: string; text: string }): PagedCall[] {
  return [...text.matchAll(/\b(?:call|read)\w*\(\s*'([^']+)'/g)]
    .filter(([, operation = '']) => paged.includes(operation))
    .map(({ index, 0: start, 1: operation = '' }) => ({
      path,
      operation,
      isWhole:
        start.startsWith('readList(') ||
        /\b(?:allPages|answersOf)\b/.test(untilClosed(text, index + start.length)),
    }))
}

const calls = sourceFiles('src')
  .filter(({ path }) => !/\.(test|test-d|stories|fixture)\.tsx?$/.test(path))
  .flatMap(pagedCalls)

test('12.14: an operation with skip and limit in the contract is only called by a reader of all pages', () => {
  expect(calls.filter(({ isWhole }) => !isWhole)).toEqual([])
})

test('12.14: every paged list of the contract is read', () => {
  expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(paged))
})
