/**
 * `npm run contract [-- --server URL] [--report FILE.html]`: the contract suite, in process or against any
 * server, and at the end how much of the contract it met. A mock server at the URL is put back to its scenario
 * `typical`; on any other the people that the suite has registered are deleted, and what is left is listed.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { startVitest } from 'vitest/node'

import { collect } from './report/collect.ts'
import { leftoversText } from './report/leftovers-text.ts'
import { reportPage } from './report/page.ts'

const { values } = parseArgs({
  options: { server: { type: 'string' }, report: { type: 'string' } },
})
const ofServer = values.server !== undefined
if (ofServer) process.env['CONTRACT_SERVER'] = values.server
const SUITE = 'tests/contract/contract.test.ts'
// The other tests of the folder are about the document and the mock alone.
const tests = ofServer || values.report !== undefined ? SUITE : 'tests/contract'

// It sets the exit code.
const vitest = await startVitest('test', [tests], {
  config: 'vitest.node.config.ts',
  project: 'unit',
  watch: false,
})
for (const file of vitest.state.getTestModules()) {
  const { contract } = file.meta()
  if (contract !== undefined) console.log(contract)
  if (!file.moduleId.endsWith(SUITE)) continue
  const run = collect(file)
  if (run && ofServer) for (const line of leftoversText(run.left)) console.log(line)
  if (values.report === undefined) continue
  if (run) {
    const server = values.server ?? 'the mock in this process'
    await writeFile(values.report, reportPage(server, new Date().toUTCString(), run))
    console.log(values.report)
  } else console.error('There is no report: the suite came to no end. Does the server answer?')
}
await vitest.close()
