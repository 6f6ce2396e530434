/** No cycle of imports between the folders of the product, and of the tools, at any depth. */
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

import { type SourceFile, sourceFiles } from './source-files.ts'

const all = ['src', 'mocks', 'tests', 'openapi', '.storybook'].flatMap((folder) =>
  sourceFiles(folder),
)
/** Without tests and commands (`run.ts`), which nothing imports. */
const files = all.filter(
  ({ path }) => !/\.(test|test-d|spec|stories|fixture)\.tsx?$|\/run\.ts$/.test(path),
)

/** Folder → the other folders that it imports. Folders deeper than `depth` count as their parent. */
function imported(of: SourceFile[], depth: number): Map<string, Set<string>> {
  const folder = (path: string): string => dirname(path).split('/').slice(0, depth).join('/')
  const known = new Set(of.map(({ path }) => path))
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of of) {
    const from = folder(path)
    for (const name of imports.filter((one) => known.has(one))) {
      const to = folder(name)
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return edges
}

/** The folders that import themselves, directly or through others. */
function cyclesIn(edges: Map<string, Set<string>>): string[] {
  const reached = (start: string): Set<string> => {
    const found = new Set<string>()
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const next of edges.get(at) ?? [])
        if (!found.has(next)) {
          found.add(next)
          open.push(next)
        }
    return found
  }
  return [...edges.keys()].filter((folder) => reached(folder).has(folder))
}

/** Decision 73 says why. */
const ALLOWED = ['src/main.tsx imports mocks', 'openapi imports mocks/engine/run-command.ts']

test(`at the first level, only: ${ALLOWED.join('; ')}`, () => {
  const others = files
    .filter(({ path }) => path !== 'src/main.tsx')
    .map(({ path, imports, ...rest }) => ({
      ...rest,
      path,
      imports: path.startsWith('openapi/')
        ? imports.filter((name) => name !== 'mocks/engine/run-command.ts')
        : imports,
    }))
  expect(cyclesIn(imported(others, 1))).toEqual([])
  expect(cyclesIn(imported(files, 1))).not.toEqual([])
})

test.each([2, 3, 9])('folders of depth %i import each other in one direction', (depth) => {
  const edges = imported(files, depth)
  expect(edges.size).toBeGreaterThan(10)
  expect(cyclesIn(edges)).toEqual([])
})

test('the same holds for depth 2 with the tests and stories of src and mocks', () => {
  const beside = all.filter(({ path }) => /^(src|mocks)\//.test(path))
  expect(cyclesIn(imported(beside, 2))).toEqual([])
})
