/** The builds that the end-to-end tests and the monkey open. */
import { closureOf, sourceOf } from '#storybook/map/imports.ts'

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

/** The builds that the files, or what they import, name. */
export function buildsOf(files: string[]): BuildName[] {
  const sources = [...new Set(files.flatMap(closureOf))]
    .filter((path) => path !== 'tests/support/paths.ts')
    .map(sourceOf)
  return BUILD_NAMES.filter((name) => sources.some((text) => text.includes(name)))
}
