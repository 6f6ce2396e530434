import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

import { fullGroups } from './full-groups.ts'

/** The modules of the build, by name. */
const CODE: Record<string, string> = {
  '/start.ts': "import '/ui/Card.ts'; import '/ui/forms/Field.ts'; console.log('start')",
  '/ui/Card.ts': "console.log('card')",
  '/ui/forms/Field.ts': "console.log('field')",
}

const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => (id in CODE ? id : null),
  load: (id) => CODE[id] ?? null,
}

const buildWith = (pattern: RegExp): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, fullGroups([{ name: 'first' }, { name: 'ui', test: pattern }])],
    build: { write: false, rolldownOptions: { input: '/start.ts' } },
  })

test('a build in which every choice of a group matches a module succeeds', async () => {
  await expect(buildWith(/\/start|ui\/(Card|forms\/(|Field))\.?/)).resolves.toBeDefined()
})

test.each([
  [/ui\/Button/, String.raw`ui\/Button`],
  [/ui\/(Card|Button)\.ts/, String.raw`ui\/Button\.ts`],
  [/ui\/(Card|forms\/(Field|Label))|start/, String.raw`ui\/forms\/Label`],
])('a build fails if %s misses a module', async (pattern, choice) => {
  await expect(buildWith(pattern)).rejects.toThrow(
    `The chunk group 'ui' names ${choice}: no such module`,
  )
})
