// Writes the contract as a page: node openapi/docs.ts [--out FOLDER]
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'

import { contractPage } from './docs/contract-page.ts'
import { bundle } from './generate/bundle.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-api' } } })
  await mkdir(values.out, { recursive: true }).catch((cause: unknown) => {
    throw new BadCommand(`${values.out} is not a folder to write in`, { cause })
  })
  const file = join(values.out, 'index.html')
  await writeFile(file, await contractPage(await bundle()))
  process.stdout.write(`${file}\n`)
  return 0
})
