/** The source map of a file of stories, as their tests have it: a failure points to its own line. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

import app from '../../vite.config.ts'
import { ROOT } from './paths.ts'

/** A long one. */
const PATH = 'mocks/engine-tests/Panel.stories.tsx'

test('a failing story points to its own line', async () => {
  const { plugins = [], ...config } = app({ command: 'serve', mode: 'test' })
  const vite = await createServer({
    ...config,
    configFile: false,
    root: ROOT,
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [
      ...plugins,
      await storybookTest({ configDir: `${ROOT}.storybook` }),
      {
        name: 'bundles-nothing',
        enforce: 'post',
        config(whole) {
          whole.optimizeDeps = { noDiscovery: true, include: [] }
        },
      },
    ],
  })
  const built = await vite.environments.client.transformRequest(`/${PATH}`)
  await vite.close()
  const linesWith = (text = '') =>
    text.split('\n').flatMap((line, at) => {
      const [, name] = /^\s+name: ['"](.+)['"],$/.exec(line) ?? []
      return name === undefined ? [] : [{ name, at, column: line.indexOf('name') }]
    })
  const map = new SourceMap(JSON.parse(JSON.stringify(built?.map)))
  const pointed = linesWith(built?.code).map(({ name, at, column }) => {
    const entry = map.findEntry(at, column)
    return { name, at: 'originalLine' in entry ? entry.originalLine : null }
  })
  const written = linesWith(readFileSync(ROOT + PATH, 'utf8')).map(({ name, at }) => ({ name, at }))
  expect(written.length).toBeGreaterThan(7)
  expect(pointed).toEqual(written)
})
