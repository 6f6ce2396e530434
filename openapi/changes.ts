/**
 * `npm run api:changes -- REF`: how the contract in the working tree differs from the one at a
 * commit. Exit code 1 if something breaks, 2 if the two could not be compared (there is no such
 * commit, for example).
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'

import { changesReport, isBreaking } from './changes/changes-report.ts'
import { contractAt } from './changes/contract-at.ts'
import { compare } from './changes/contract-changes.ts'
import { bundle } from './generate/bundle.ts'

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [ref, ...others] = positionals
  if (ref === undefined || others.length > 0)
    throw new BadCommand('Name one commit: npm run api:changes -- main')
  const repository = process.cwd()
  const [base, revision] = await Promise.all([
    contractAt(ref, repository),
    bundle(join(repository, 'openapi')),
  ])
  const changes = await compare(base, revision)
  process.stdout.write(`${changesReport(changes, base, revision)}\n`)
  return isBreaking(changes) ? 1 : 0
})
