import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { generate } from '#openapi/generate/generated-files.ts'
import { root } from '#openapi/generate/redocly.ts'

test(
  'the generated files are what `npm run api:generate` writes',
  { timeout: 60_000 },
  async () => {
    const generated = await generate()
    const paths = Object.keys(generated)
    expect(paths).toHaveLength(4)
    const committed = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')))
    expect(committed).toEqual(Object.values(generated))
  },
)
