/** File names are unique, so that a name is enough to find a file. */
import { basename, dirname } from 'node:path'

import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** Names that each folder may have, because they name a role. */
const ROLES = new Set([
  'api.ts',
  'state.ts',
  'search.ts',
  'all.ts',
  'run.ts',
  'main.tsx',
  'virtual.d.ts',
])

/** Folders with a file for each tag or area. */
const AREAS = /^src\/routes|\/(errors|handlers|rules|seed|cases|journeys|expected|calls|constants)$/

test('two files have the same name only if it names a role, or in folders with a file for each area', () => {
  const paths = ['src', 'mocks', 'openapi', 'tests', '.storybook']
    .flatMap((folder) => sourceFiles(folder, /\.(tsx?|css|html)$/))
    .map(({ path }) => path)
    .filter((path) => !ROLES.has(basename(path)) && !AREAS.test(dirname(path)))
  const twins = Object.values(Object.groupBy(paths, (path) => basename(path)))
  expect(twins.length).toBeGreaterThan(1000)
  expect(twins.filter((files = []) => files.length > 1)).toEqual([])
})
