import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from './redocly.ts'

const folder = join(root, 'openapi/paths')

/** @returns the contract's `paths`: a reference for each path of the files in `openapi/paths` */
export async function pathList(): Promise<string> {
  const files = (await readdir(folder)).toSorted()
  const lists = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      return [...text.matchAll(/^(\/.*):$/gm)].map(
        ([, path = '']) => `${path}: { $ref: 'paths/${file}#/${path.replaceAll('/', '~1')}' }\n`,
      )
    }),
  )
  return `# Written by npm run api:generate.\n${lists.flat().join('')}`
}
