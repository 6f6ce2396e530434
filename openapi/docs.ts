/**
 * Writes the contract as a page, and beside it as a file for other tools:
 * node openapi/docs.ts [--out FOLDER] [--server ORIGIN]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'

import { contractPage } from './docs/contract-page.ts'
import { bundle } from './generate/bundle.ts'
import { inlined } from './generate/inlined.ts'
import { plainContract } from './generate/plain-contract.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist-api' },
      server: { type: 'string', default: 'http://localhost:8080' },
    },
  })
  await mkdir(values.out, { recursive: true }).catch((cause: unknown) => {
    throw new BadCommand(`${values.out} is not a folder to write in`, { cause })
  })
  const contract = inlined(await bundle())
  const files = {
    'index.html': await contractPage(contract),
    'contract.json': plainContract(contract, values.server),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(values.out, name)
    await writeFile(file, text)
    process.stdout.write(`${file}\n`)
  }
  return 0
})
