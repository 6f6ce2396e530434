import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../support/paths.ts'

const names = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))

/** The texts of `README.md` and of all of `docs/`, by path from the project's folder. */
export const documents: ReadonlyMap<string, string> = new Map(
  ['README.md', ...names.map((name) => `docs/${name}`)].map((path) => [
    path,
    readFileSync(join(ROOT, path), 'utf8'),
  ]),
)

/** The text of a section with a numbered heading, `## 8. Errors`; empty if there is none. */
export const sectionText = (number: number, path = 'docs/product.md'): string =>
  documents
    .get(path)
    ?.split(/^## (?=\d+\. )/m)
    .find((text) => text.startsWith(`${number}. `)) ?? ''
