import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../support/paths.ts'

/** A file whose citations are checked. */
export interface Text {
  /** From the project's folder: `docs/product.md`. */
  path: string
  text: string
}

/** A Markdown file of the repository, by what can be cited from it. */
interface Document extends Text {
  /**
   * The names under each numbered heading of the second level (`## 8. Errors`); 0 for those without
   * one.
   */
  sections: Map<number, Set<string>>
  /** Headings, bold texts and first cells of tables, without their markup. */
  names: Set<string>
  /** The ids that a link may have after `#`. */
  anchors: Set<string>
}

const FENCE = /^```[^]*?^```$/gm
const HEADING = /^(#+) (.+)$/
/** Without markup, and without the full stop at the end of a bold text. */
const plain = (text: string): string =>
  text
    .replaceAll(/[`*\\]/g, '')
    .trim()
    .replace(/[.:]$/, '')

/** The id that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  plain(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** The names of one line: a heading, bold texts, or the first cell of a row. */
function namesOf(line: string): string[] {
  const heading = HEADING.exec(line)?.[2]
  const bold = [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text)
  const cell = /^\| ([^|]+) \|/.exec(line)?.[1]
  return [heading, ...bold, cell].filter((name) => name !== undefined).map(plain)
}

function readDocument(path: string): Document {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const document: Document = {
    path,
    text,
    sections: new Map(),
    names: new Set(),
    anchors: new Set(),
  }
  let section = new Set<string>()
  for (const line of text.replaceAll(FENCE, '').split('\n')) {
    const [, marks, heading] = HEADING.exec(line) ?? []
    const [, number, title] = /^(\d+)\. (.+)$/.exec(heading ?? '') ?? []
    if (marks === '##') section = new Set([plain(title ?? '')])
    if (marks === '##' && number !== undefined) document.sections.set(Number(number), section)
    if (heading !== undefined) document.anchors.add(anchorOf(heading))
    for (const name of namesOf(line)) {
      section.add(name)
      document.names.add(name)
    }
  }
  return document
}

const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))

/** `README.md` and all of `docs/`, by path. */
export const documents: ReadonlyMap<string, Document> = new Map(
  ['README.md', ...docs.map((name) => `docs/${name}`)].map((path) => [path, readDocument(path)]),
)

export function documentAt(path: string): Document {
  const found = documents.get(path)
  if (!found) throw new Error(`There is no ${path}`)
  return found
}

/** The text of a numbered section of the product. */
export const sectionText = (number: number): string =>
  documentAt('docs/product.md')
    .text.split(/^## (?=\d+\. )/m)
    .find((text) => text.startsWith(`${number}. `)) ?? ''

/** Returns `file: match` for each match that is not found, with the words before it. */
export function broken(
  texts: readonly Text[],
  pattern: RegExp,
  isFound: (match: RegExpExecArray, path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isFound(match, path))
      .map(
        ({ index, 0: match }) => `${path}: ${text.slice(Math.max(0, index - 20), index)}${match}`,
      ),
  )
}

/** The number of matches. Tests check it, because a pattern without a match would pass. */
export const count = (texts: readonly Text[], pattern: RegExp): number =>
  texts.reduce((total, { text }) => total + [...text.matchAll(pattern)].length, 0)
