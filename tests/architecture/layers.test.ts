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
const isRule = (path: string): boolean => /^src\/(domain|features\/[^/]+\/rules)\//.test(path)
const isFixture = (name: string): boolean => /\.fixture\.tsx?$/.test(name)
const isOurs = (name: string): boolean => /^(\/|src|mocks|tests|openapi|\.storybook)/.test(name)
const others = [...sourceFiles('openapi'), ...sourceFiles('.storybook')]

/** A rule, the files that it is for, and whether one of them may not import a file or package. */
type Rule = [rule: string, files: SourceFile[], isBreach: (path: string, name: string) => boolean]

const RULES: Rule[] = [
  [
    'each folder imports only the folders below it',
    product.filter(({ path }) => /^src\/.+\//.test(path)),
    (path, name) =>
      name.startsWith('src/') &&
      !name.includes('.gen.') &&
      !MAY_IMPORT[layerOf(path)]?.includes(layerOf(name)),
  ],
  [
    'a feature never imports another feature',
    ours,
    (path, name) => {
      const [own, other] = [featureOf(path), featureOf(name)]
      return own !== undefined && other !== undefined && own !== other
    },
  ],
  [
    'only a feature’s api.ts and src/api call the client',
    product.filter(({ path }) => /^src\/(?!api\/|features\/[^/]+\/api\.ts$)/.test(path)),
    (_, name) => name === 'src/api/client.ts',
  ],
  [
    'rules are pure, those of the domain and those of a feature: no React, no libraries',
    product.filter(({ path }) => isRule(path)),
    (_, name) => !isRule(name),
  ],
  [
    'only main.tsx starts the mocks',
    product.filter(({ path }) => path.startsWith('src/') && path !== 'src/main.tsx'),
    (_, name) => name.startsWith('mocks/') || name === 'msw',
  ],
  [
    'the mocks import from the app only what the contract generates, the theme of their panel, and the database of a page',
    product.filter(({ path }) => path.startsWith('mocks/')),
    (path, name) =>
      name.startsWith('src/') &&
      !/^src\/api\/([a-z-]+\.gen|operation)\.ts$/.test(name) &&
      !(path === 'mocks/panel-look.ts' && name === 'src/ui/theme/theme.ts') &&
      !(path === 'mocks/page-store.ts' && name === 'src/device/page-database.ts'),
  ],
  [
    'faker is only in the seeds and scenarios, which are built ahead of time',
    product.filter(({ path }) => !/^mocks\/(seed|scenarios)\//.test(path)),
    (_, name) => name.startsWith('@faker-js'),
  ],
  [
    'only tests, stories and fixtures import a fixture',
    [...product, ...others.filter((file) => !isTest(file))],
    (_, name) => isFixture(name),
  ],
  [
    'the mock’s engine imports only its own files and packages: other contracts use it, too',
    sourceFiles('mocks/engine'),
    (_, name) => isOurs(name) && !name.startsWith('mocks/engine/'),
  ],
]

test.each(RULES)('%s', (_, files, isBreach) => {
  const breaches = files.flatMap(({ path, imports }) =>
    imports.filter((name) => isBreach(path, name)).map((name) => `${path} imports ${name}`),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(breaches).toEqual([])
})

test('fixtures are in the folders of tests', () => {
  const fixtures = [...ours, ...others].map(({ path }) => path).filter(isFixture)
  expect(fixtures.filter((path) => !path.startsWith('mocks/engine-tests/'))).toEqual([])
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
  const without = modules
    .filter(({ path }) => path !== 'src/main.tsx')
    .map((file) => {
      const isAllowed = (name: string): boolean =>
        file.path.startsWith('openapi/') && name === 'mocks/engine/run-command.ts'
      return { ...file, imports: file.imports.filter((name) => !isAllowed(name)) }
    })
  expect(cyclesIn(importedFolders(without, 1))).toEqual([])
})

test.each([
  [2, 'of the product and of the tools', modules],
  [3, 'of the product and of the tools', modules],
  [9, 'of the product and of the tools', modules],
  [2, 'of the product and its mock, with tests and stories', ours],
])('folders of depth %i %s import each other in one direction', (depth, _, files) => {
  const edges = importedFolders(files, depth)
  expect(edges.size).toBeGreaterThan(10)
  expect(cyclesIn(edges)).toEqual([])
})
