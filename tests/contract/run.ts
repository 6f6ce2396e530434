/**
 * `npm run contract [-- --server URL] [--report FILE.html]`: the contract suite, in process or
 * against any server, and at the end how much of the contract it has reached. A mock server at the
 * URL is reset to its scenario `typical`. On any other server the people that the suite has
 * registered are deleted, and what is left is listed.
 */
import { constants } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import { BadCommand, expectAddress, runCommand } from '#mocks/engine/run-command.ts'

import { leftoversText } from './report/leftovers.ts'
import { reportPage } from './report/report-page.ts'

/** How long the first call waits for the server. */
const LONGEST_WAIT_MS = 30_000

const SUITE = 'tests/contract/contract.test.ts'

/** @throws if there is no such server: the suite would only report that every test failed */
async function expectServer(address: string): Promise<void> {
  expectAddress(address, 'https://api.example')
  const call = new URL('/v1/users/me', address)
  await fetch(call, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).catch(() => {
    throw new BadCommand(`Nothing answers at ${address}`)
  })
}

/** @throws if it cannot be written: otherwise that would be noticed only after the whole suite */
async function expectFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) throw new BadCommand(`${path} is a folder: name a file`)
  await access(dirname(path), constants.W_OK).catch(() => {
    throw new BadCommand(`${path} cannot be written: there is no such folder to write in`)
  })
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { server: { type: 'string' }, report: { type: 'string' } },
  })
  const { server, report } = values
  if (report !== undefined) await expectFile(report)
  if (server !== undefined) {
    await expectServer(server)
    process.env['CONTRACT_SERVER'] = server
  }
  // The other tests of the folder are about the document and the mock alone.
  const tests = server !== undefined || report !== undefined ? SUITE : 'tests/contract'
  // Loaded only here, because it takes a second: a wrong option is reported before that.
  const { startVitest } = await import('vitest/node')
  const vitest = await startVitest('test', [tests], {
    config: 'vitest.node.config.ts',
    project: 'unit',
    watch: false,
  })
  for (const file of vitest.state.getTestModules()) {
    const { contract, notes } = file.meta()
    if (contract !== undefined) console.log(contract)
    if (!file.moduleId.endsWith(SUITE)) continue
    if (notes && server !== undefined)
      for (const line of leftoversText(notes.left)) console.log(line)
    if (report === undefined) continue
    if (!notes) {
      console.error('There is no report: the suite did not finish. Does the server answer?')
      continue
    }
    const name = server ?? 'the mock in this process'
    await writeFile(report, reportPage(name, new Date().toUTCString(), notes, file))
    console.log(report)
  }
  await vitest.close()
  // Vitest has set the exit code.
  return Number(process.exitCode ?? 0)
})
