import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

import { ROOT } from '../support/paths.ts'

export interface SourceFile {
  /** From the project's folder: `src/ui/Card.tsx`. */
  path: string
  text: string
  /**
   * Each import: our file that it refers to (from the project's folder), or the package.
   */
  imports: string[]
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** The file of a specifier, from the project's folder; a package's name unchanged. */
function target(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/^storybook\//, '.storybook/')
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier
}

/** Every TypeScript file (or other kind) below a folder of the project, except generated ones. */
export function sourceFiles(folder: string, kind = /\.tsx?$/): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => {
      const path = relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
      const text = readFileSync(join(ROOT, path), 'utf8')
      const imports = [...text.matchAll(IMPORT)].map(([, name = '']) => target(path, name))
      return { path, text, imports }
    })
}

/** The text from an index up to the bracket that closes the one just before the index. */
export function untilClosed(text: string, from: number): string {
  let depth = 1
  let to = from
  for (; depth > 0 && to < text.length; to += 1)
    if (/[({[]/.test(text[to] ?? '')) depth += 1
    else if (/[)}\]]/.test(text[to] ?? '')) depth -= 1
  return text.slice(from, to)
}
