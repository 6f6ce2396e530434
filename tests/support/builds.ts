/** The builds that the end-to-end tests and the monkey open. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { exec, script } from './command.ts'
import { DEMO_BUILD, PRODUCTION_BUILD, SHARED_BUILD, STORYBOOK_BUILD } from './paths.ts'

const build = (mode: string, outDir: string): Promise<boolean> =>
  exec(['vite', 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir'], { quiet: true })

/** How each is made, by its name in `paths.ts`. */
export const BUILDS = {
  DEMO_BUILD: () => build('demo', DEMO_BUILD),
  PRODUCTION_BUILD: () => build('production', PRODUCTION_BUILD),
  SHARED_BUILD: () => build('shared', SHARED_BUILD),
  STORYBOOK_BUILD: () =>
    script(['build:storybook', '--', '--quiet', '--output-dir', STORYBOOK_BUILD], { quiet: true }),
}

type BuildName = keyof typeof BUILDS

const isBuildName = (name: string): name is BuildName => Object.hasOwn(BUILDS, name)

export const BUILD_NAMES = Object.keys(BUILDS).filter(isBuildName)

const IMPORT = /from '(#tests|\.{1,2})(\/[^']+\.ts)'/g

/** The files, with the helpers of the tests that they import, directly or not. */
function withImports(files: string[]): Set<string> {
  const all = new Set(files)
  for (const file of all)
    for (const [, from = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported =
        from === '#tests' ? `tests${rest}` : normalize(join(dirname(file), from + rest))
      if (existsSync(imported)) all.add(imported)
    }
  return all
}

/** The builds that the files, or what they import, name. */
export function buildsOf(files: string[]): BuildName[] {
  const sources = [...withImports(files)]
    .filter((path) => path !== 'tests/support/paths.ts')
    .map((path) => readFileSync(path, 'utf8'))
  return BUILD_NAMES.filter((name) => sources.some((text) => text.includes(name)))
}
