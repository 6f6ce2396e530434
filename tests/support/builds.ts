/** The builds that the journeys and the walks open. */
import { readFileSync } from 'node:fs'

import { exec, script } from './command.ts'
import { DEMO_BUILD, PRODUCTION_BUILD, ROOT, SHARED_BUILD, STORYBOOK_BUILD } from './paths.ts'

/** The manifest is for `tests/build`. Vitest's own mode would put React's warnings into a build. */
export const build = (mode: string, outDir: string): Promise<boolean> =>
  exec(['vite', 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--manifest'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })

/** How each is made, and what a file of journeys imports to open it; all open the first. */
const BUILDS = [
  { name: 'demo', opener: '', make: () => build('demo', DEMO_BUILD) },
  {
    name: 'production',
    opener: '/production-server.ts',
    make: () => build('production', PRODUCTION_BUILD),
  },
  { name: 'shared', opener: '/shared-test.ts', make: () => build('shared', SHARED_BUILD) },
  {
    name: 'storybook',
    opener: '/storybook.ts',
    make: () =>
      script(['build:storybook', '--quiet', '--output-dir', STORYBOOK_BUILD], { quiet: true }),
  },
]

/** The builds that files of journeys open. */
export function buildsOf(files: string[]): typeof BUILDS {
  const texts = files.map((path) => readFileSync(`${ROOT}${path}`, 'utf8'))
  return BUILDS.filter(
    ({ opener }) => opener === '' || texts.some((text) => text.includes(`${opener}'`)),
  )
}
