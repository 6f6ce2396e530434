/** The layers of the sources (README.md «Map»): which folder may import which. */
import { posix } from 'node:path'

import { expect, test } from 'vitest'

import { type SourceFile, sourceFiles } from './source-files.ts'

const ours = [...sourceFiles('src'), ...sourceFiles('mocks')]
const isTest = ({ path }: SourceFile): boolean =>
  /\.(test|test-d|stories|fixture)\.tsx?$/.test(path)
const product = ours.filter((file) => !isTest(file))

/** Folder below `src` → the folders of `src` that it may import. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: ['domain'],
  device: ['device', 'domain'],
  api: ['api', 'device', 'domain'],
  errors: ['errors', 'api'],
  ui: ['ui', 'errors', 'api', 'device', 'domain'],
  draft: ['draft', 'ui', 'api', 'device', 'domain'],
  features: ['features', 'draft', 'ui', 'errors', 'api', 'device', 'domain'],
  frame: ['frame', 'features', 'draft', 'ui', 'errors', 'api', 'device', 'domain'],
  routes: ['frame', 'features', 'draft', 'ui', 'errors', 'api', 'device', 'domain'],
  app: ['app', 'routes', 'frame', 'features', 'draft', 'ui', 'errors', 'api', 'device', 'domain'],
  build: ['build'],
}

const layerOf = (path: string): string => path.split('/')[1] ?? ''
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)/.exec(path)?.[1]

/** `file imports what` for every import that breaks a rule. */
function breaches(
  files: SourceFile[],
  isBreach: (file: SourceFile, name: string) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((name) => isBreach(file, name))
      .map((name) => `${file.path} imports ${name}`),
  )
}

test('each folder imports only the folders below it', () => {
  const inLayers = product.filter(
    ({ path }) => path.startsWith('src/') && path.split('/').length > 2,
  )
  expect(
    breaches(inLayers, ({ path }, name) => {
      if (!name.startsWith('src/') || name.includes('.gen.')) return false
      const allowed = MAY_IMPORT[layerOf(path)]
      return !allowed?.includes(layerOf(name))
    }),
  ).toEqual([])
})

test('a feature never imports another feature', () => {
  expect(
    breaches(ours, ({ path }, name) => {
      const [own, other] = [featureOf(path), featureOf(name)]
      return own !== undefined && other !== undefined && own !== other
    }),
  ).toEqual([])
})

test('only a feature’s api.ts and src/api call the client', () => {
  const callers = product.filter(
    ({ path }) => !/^src\/(api\/|features\/[^/]+\/api\.ts$)/.test(path),
  )
  expect(
    breaches(
      callers.filter(({ path }) => path.startsWith('src/')),
      (_, name) => /^src\/api\/client\.ts$/.test(name),
    ),
  ).toEqual([])
})

test('rules are pure, those of the domain and those of a feature: no React, no libraries', () => {
  const isRule = (path: string): boolean => /^src\/(domain|features\/[^/]+\/rules)\//.test(path)
  const rules = product.filter(({ path }) => isRule(path))
  expect(breaches(rules, (_, name) => !isRule(name))).toEqual([])
  // A rule that only one feature uses is in its folder.
  expect(rules.some(({ path }) => path.startsWith('src/features/'))).toBe(true)
})

test('only main.tsx starts the mocks', () => {
  expect(
    breaches(
      product.filter(({ path }) => path.startsWith('src/') && path !== 'src/main.tsx'),
      (_, name) => name.startsWith('mocks/') || name === 'msw' || name.startsWith('@faker-js'),
    ),
  ).toEqual([])
})

test('the mocks import from the app only what the contract generates, the theme of their panel, and the database of a page', () => {
  expect(
    breaches(
      product.filter(({ path }) => path.startsWith('mocks/')),
      ({ path }, name) =>
        name.startsWith('src/') &&
        !/^src\/api\/([a-z-]+\.gen|operation)\.ts$/.test(name) &&
        !(path === 'mocks/panel-look.ts' && name === 'src/ui/theme/theme.ts') &&
        !(path === 'mocks/page-store.ts' && name === 'src/device/page-database.ts'),
    ),
  ).toEqual([])
})

test('faker is only in the seeds and scenarios, which are built ahead of time', () => {
  expect(
    breaches(
      product.filter(({ path }) => !/^mocks\/(seed|scenarios)\//.test(path)),
      (_, name) => name.startsWith('@faker-js'),
    ),
  ).toEqual([])
})

test('fixtures are in the folders of tests, and only tests, stories and fixtures import them', () => {
  const isFixture = (name: string): boolean => /\.fixture\.tsx?$/.test(name)
  expect(ours.some(({ imports }) => imports.some(isFixture))).toBe(true)
  const all = [...ours, ...sourceFiles('openapi'), ...sourceFiles('.storybook')]
  expect(
    breaches(
      all.filter((file) => !isTest(file)),
      (_, name) => isFixture(name),
    ),
  ).toEqual([])
  const fixtures = all.map(({ path }) => path).filter(isFixture)
  expect(fixtures.filter((path) => !path.startsWith('mocks/engine-tests/'))).toEqual([])
})

test('the mock’s engine imports only its own files and packages: other contracts use it, too', () => {
  const engine = sourceFiles('mocks/engine')
  const isOurs = (name: string): boolean => /^(\/|src|mocks|tests|openapi|\.storybook)/.test(name)
  expect(engine.length).toBeGreaterThan(40)
  expect(breaches(engine, (_, name) => isOurs(name) && !name.startsWith('mocks/engine/'))).toEqual(
    [],
  )
})

test('no barrels', () => {
  const barrels = ours.filter(
    ({ path, text }) =>
      !path.startsWith('src/routes/') && (/\/index\.tsx?$/.test(path) || /^export \*/m.test(text)),
  )
  expect(barrels.map(({ path }) => path)).toEqual([])
})

// Cycles of imports between the folders of the product, and of the tools, at any depth.

const all = ['src', 'mocks', 'tests', 'openapi', '.storybook'].flatMap((folder) =>
  sourceFiles(folder),
)
/** Without tests and commands (`run.ts`), which nothing imports. */
const modules = all.filter(
  ({ path }) => !/\.(test|test-d|spec|stories|fixture)\.tsx?$|\/run\.ts$/.test(path),
)

/** Folder → the other folders that it imports. Folders deeper than `depth` count as their parent. */
function importedFolders(of: SourceFile[], depth: number): Map<string, Set<string>> {
  const folder = (path: string): string => posix.dirname(path).split('/').slice(0, depth).join('/')
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
  const others = modules
    .filter(({ path }) => path !== 'src/main.tsx')
    .map((file) => {
      const isAllowed = (name: string): boolean =>
        file.path.startsWith('openapi/') && name === 'mocks/engine/run-command.ts'
      return { ...file, imports: file.imports.filter((name) => !isAllowed(name)) }
    })
  expect(cyclesIn(importedFolders(others, 1))).toEqual([])
})

test.each([2, 3, 9])('folders of depth %i import each other in one direction', (depth) => {
  const edges = importedFolders(modules, depth)
  expect(edges.size).toBeGreaterThan(10)
  expect(cyclesIn(edges)).toEqual([])
})

test('the same holds for depth 2 with the tests and stories of src and mocks', () => {
  expect(cyclesIn(importedFolders(ours, 2))).toEqual([])
})
