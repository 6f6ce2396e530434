// Writes everything that is generated from the contract: node openapi/generate.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { generate } from './generate/generated-files.ts'
import { root } from './generate/redocly.ts'

async function write([path, text]: [string, string]): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

await Promise.all(Object.entries(await generate()).map(write))
