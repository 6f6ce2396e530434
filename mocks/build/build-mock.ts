import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
/**
 * `npm run build:mock`: builds the mock alone into one file, `dist-mock/mock.js`. Node runs it
 * without any package.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { build } from 'vite'

import { contractPage } from '#openapi/docs/contract-page.ts'

import { contractChecks } from '../engine/build/contract-plugin.ts'
import { runCommand } from '../engine/run-command.ts'
import { CONTRACT_FILE } from './contract-file.ts'
import { builtScenarios } from './scenarios-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

await runCommand(async () => {
  const began = new Date()
  const page = await contractPage(await readFile(CONTRACT_FILE, 'utf8'))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contractChecks(CONTRACT_FILE), builtScenarios()],
    define: { __CONTRACT_PAGE__: JSON.stringify(gzipSync(page).toString('base64')) },
    ssr: { noExternal: true },
    build: {
      ssr: 'mocks/build/alone.ts',
      target: 'node22',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [bundle] = [built].flat()
  const code = bundle && 'output' in bundle ? bundle.output[0].code : ''
  const folder = `${root}dist-mock`
  const unfinished = `${folder}/${process.pid}.js`
  mkdirSync(folder, { recursive: true })
  writeFileSync(unfinished, code)
  // As old as what it was built from, which may have changed meanwhile.
  utimesSync(unfinished, began, began)
  renameSync(unfinished, `${folder}/mock.js`)
  return 0
})
