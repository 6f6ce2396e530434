/** Which operations of the contract the product uses (decision 32). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'

import { ROOT } from '../support/paths.ts'
import { sourceFiles } from './source-files.ts'

const callers = sourceFiles('src').filter(
  ({ path }) =>
    /^src\/(api\/|features\/[^/]+\/api\.ts$)/.test(path) && !/\.(test|test-d)\.ts$/.test(path),
)
const pathOf = (name: string): string => name.split(' ')[1] ?? ''
const uncalled = operations.filter(({ name }) => {
  // The refresh builds its address itself.
  const calls = [`'${name}'`, `${pathOf(name)}?`]
  return !callers.some(({ text }) => calls.some((call) => text.includes(call)))
})

test('12.28: decision 32 names every operation that no screen calls', () => {
  const decisions = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8')
  const silent = uncalled.filter(({ name }) => !decisions.includes(`\`${pathOf(name)}\``))
  expect(uncalled.map(({ name }) => name)).toContain('GET /v1/programs/muscles/{id}')
  expect(silent.map(({ name }) => name)).toEqual([])
})
