/** The mock's engine does not depend on the product, so other contracts can use it (docs/engine.md). */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { programOf } from '../support/command.ts'
import { ROOT } from '../support/paths.ts'
import { sourceFiles } from './source-files.ts'

/** Words of the product. React and the service worker use `client` with another meaning. */
const WORDS =
  /coach|trainer|exercise|muscle|pulse|трен|клієнт|вправ|trener|(?<!react-dom\/|closing )clients?\b(?!Id|X|Y|'\) return)|product §/i

test('it contains no word of the product', () => {
  const found = sourceFiles('mocks/engine').flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => WORDS.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** A product with other tables, people and scenarios. */
const OTHER = `
import type { Product } from '#mocks/engine/product.ts'

interface Note { id: string; text: string; reader_id: string }
interface Reader { id: string; name: string }

declare module '#mocks/engine/register.ts' {
  interface Register {
    rows: { notes: Note[]; readers: Reader[] }
    scenario: 'full' | 'blank'
    persona: 'reader' | 'guest'
    session: { key: string }
    caller: Reader
  }
}

export const namesOf = (product: Product): readonly ('notes' | 'readers')[] => product.tables.names
`

test('it compiles with the types of another product', () => {
  // Inside the project, so that its packages and the alias of the engine resolve.
  const folder = join(ROOT, 'node_modules/.cache/other-product')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'product.ts'), OTHER)
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      paths: { '#mocks/*': [join(ROOT, 'mocks/*')] },
      // A separate file: with a shared one, the next type check of the project would start over.
      tsBuildInfoFile: 'types.tsbuildinfo',
    },
    include: ['product.ts', join(ROOT, 'mocks/engine')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const args = [programOf('tsc'), '--noEmit', '-p', folder]
  // Without garbage collection the compiler needs an eighth less processor time.
  const env = { ...process.env, GOGC: 'off' }
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
}, 60_000)
