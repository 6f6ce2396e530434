import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

import { compileHints } from './compile-hints.ts'

/** The modules of the build, by name. */
const CODE: Record<string, string> = {
  '/start.ts': "console.log('start'); import('/frame.ts'); import('/later.ts')",
  '/frame.ts': "import '/shared.ts'; console.log('frame')",
  '/later.ts': "import '/shared.ts'; console.log('later')",
  '/shared.ts': "console.log('shared')",
}

const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => (id in CODE ? id : null),
  load: (id) => CODE[id] ?? null,
}

/** The names of the files with the hint. */
async function hintedIn(groups: readonly string[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, compileHints(groups)],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: '/start.ts',
        output: { codeSplitting: { groups: [{ name: 'frame', test: /\/frame/ }] } },
      },
    },
  })
  const files = 'output' in built ? built.output : []
  return files
    .filter((one) => one.type === 'chunk' && one.code.startsWith('//# allFunctionsCalledOnLoad\n'))
    .map(({ name }) => name ?? '')
    .toSorted()
}

test('the first file and the named chunk groups have the hint, no other file', async () => {
  expect(await hintedIn(['frame'])).toEqual(['frame', 'start'])
  expect(await hintedIn([])).toEqual(['start'])
})

test('a build fails if there is no such group', async () => {
  await expect(hintedIn(['screen'])).rejects.toThrow(
    'vite.config.ts hints at screen: no such chunk group',
  )
})
