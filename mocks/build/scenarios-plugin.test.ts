import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer, isRunnableDevEnvironment } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { builtScenarios } from './scenarios-plugin.ts'

test('a running dev server builds the scenarios again after a change of the seed', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pulse-scenarios-')))
  const seed = (name: string): Promise<void> =>
    writeFile(join(folder, 'seed.js'), `export const rows = { users: ['${name}'] }`)
  await seed('Олена')
  const all = join(folder, 'all.js')
  await writeFile(
    all,
    `import { rows } from './seed.js'\nexport const scenarios = { empty: { build: () => rows } }`,
  )
  const vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [builtScenarios(all)],
  })
  onTestFinished(async () => {
    await vite.close()
    await rm(folder, { recursive: true })
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('No module runner')
  const rowsNow = async (): Promise<unknown> => {
    const module = await ssr.runner.import<typeof import('virtual:scenarios')>('virtual:scenarios')
    return module.loadRows('empty')
  }
  expect(await rowsNow()).toEqual({ users: ['Олена'] })
  await seed('Орися')
  await expect.poll(rowsNow).toEqual({ users: ['Орися'] })
})
