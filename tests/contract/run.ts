/**
 * `npm run contract [-- --server URL]`: the contract suite, in process or against any server, and at the
 * end how much of the contract it met. A mock server at the URL is put back to its scenario `typical`.
 */
import { parseArgs } from 'node:util'

import { startVitest } from 'vitest/node'

const { values } = parseArgs({ options: { server: { type: 'string' } } })
const ofServer = values.server !== undefined
if (ofServer) process.env['CONTRACT_SERVER'] = values.server
// The other tests of the folder are about the document and the mock alone.
const tests = ofServer ? 'tests/contract/contract.test.ts' : 'tests/contract'

// It sets the exit code.
const vitest = await startVitest('test', [tests], { project: 'unit', watch: false })
for (const file of vitest.state.getTestModules()) {
  const { contract } = file.meta()
  if (contract !== undefined) console.log(contract)
}
await vitest.close()
