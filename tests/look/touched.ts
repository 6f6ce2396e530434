/** Which stories a change may touch: by the imports of their files, and of the routes they open. */
import { hasTitle, ROUTES } from '#storybook/map/routes.ts'

import { sourceFiles } from '../architecture/source-files.ts'

const FOLDERS = ['src', 'mocks', 'openapi', '.storybook', 'tests/fixtures']
const FILES = new Map(
  FOLDERS.flatMap((one) => sourceFiles(one, /\.(?:tsx?|css)$/)).map((file) => [file.path, file]),
)

/** The files that these import, directly or not, and these. */
function withImports(paths: readonly string[]): Set<string> {
  const all = new Set(paths)
  for (const path of all) for (const one of FILES.get(path)?.imports ?? []) all.add(one)
  return all
}

/** Around every story: its frame, and the layouts of the routes. The generated tree is no part of it. */
const AROUND = withImports([
  '.storybook/preview.tsx',
  ...[...FILES.keys()].filter((path) => /^src\/routes\/(?:.*\/route|__root)\.tsx$/.test(path)),
])

/** What the mock answers, and what builds everything. */
const EVERYWHERE = /^(?:(?:mocks|openapi)\/(?!.*\.(?:test|stories|fixture)\.)|package-lock|vite\.)/

/** The file of each route, by its address. */
const ROUTE_FILES = new Map(
  [...FILES.values()].flatMap(({ path, text }) => {
    const [, id] = /createFileRoute\('([^']*)'\)/.exec(text) ?? []
    return id === undefined ? [] : [[id.replaceAll(/\/_\w+/g, '').replace(/(?<=.)\/$/, ''), path]]
  }),
)

/** Returns whether a change of these files may be seen in a story. */
export function touchedBy(
  changed: readonly string[],
): (story: { title: string; importPath: string }) => boolean {
  if (changed.some((path) => AROUND.has(path) || EVERYWHERE.test(path))) return () => true
  return ({ title, importPath }) => {
    const routes = Object.entries(ROUTES).filter(([, row]) => hasTitle(row, title))
    const own = routes.flatMap(([path]) => ROUTE_FILES.get(path) ?? [])
    // A window over several screens has no route of its own.
    const opened = title.startsWith('Елементи/') || own.length > 0 ? own : [...ROUTE_FILES.values()]
    const files = withImports([importPath.replace('./', ''), ...opened])
    // The pages of the foundations read every source.
    const readsAll = files.has('.storybook/common/sources.ts')
    return changed.some((path) => files.has(path) || (readsAll && path.startsWith('src/')))
  }
}
