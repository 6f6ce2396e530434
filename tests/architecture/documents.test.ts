/**
 * What comments, test names and documents cite exists, and docs/product.md is complete
 * (docs/recipes.md «Cite a document»).
 */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'

import { expect, test } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import { ROOT } from '#tests/support/paths.ts'

import { writtenTexts } from '../support/written-texts.ts'
import { documents, sectionText } from './documents.ts'
import { sourceFiles } from './source-files.ts'

/** So that a citation may be broken over two lines of a comment. */
const joinLines = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ')

const sources = ['src', 'mocks', 'tests', '.storybook', 'openapi']
  .flatMap((folder) => sourceFiles(folder, /\.(tsx?|css|ya?ml)$/))
  // It quotes citations.
  .filter(({ path }) => path !== 'tests/architecture/documents.test.ts')
  .map(({ path, text }) => ({ path, text: joinLines(text) }))
const docs = [...documents].map(([path, text]) => ({ path, text }))

const plain = (text: string): string => text.replaceAll(/[`*\\]/g, '')

/** Whether the text has the names of a citation: `«Sessions», «Clients»`. */
const hasNames = (text: string, names = ''): boolean =>
  text !== '' &&
  [...names.matchAll(/«([^»]+)»/g)].every(([, name = '']) => plain(text).includes(name))

/** `file: match` for each match that is not found; there must be some, or the pattern is wrong. */
function broken(
  texts: typeof sources,
  pattern: RegExp,
  isFound: (match: RegExpExecArray, path: string) => boolean,
): string[] {
  const all = texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ path, match })),
  )
  expect(all.length).toBeGreaterThan(10)
  return all
    .filter(({ path, match }) => !isFound(match, path))
    .map(({ path, match }) => `${path}: ${match[0]}`)
}

const NAMES = String.raw`((?:(?:,| and)? «[^»]+»)*)`

test('a cited section, decision, defect or document exists, with the names that are cited', () => {
  const all = [...sources, ...docs]
  const section = new RegExp(String.raw`\bproduct §(\d+)${NAMES}`, 'gi')
  const lost = [
    ...broken(all, section, ([, number, names]) => hasNames(sectionText(Number(number)), names)),
    ...broken(all, /\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi, ([, numbers = '']) =>
      numbers
        .split(/, | and /)
        .every((number) => sectionText(Number(number), 'docs/decisions.md') !== ''),
    ),
    // In the title of a test, too.
    ...broken(
      sources,
      /(?<=['"`])\d\d\.\d+(?:, \d\d\.\d+)*: (?=[^\d'"`])|\bdefects? [\d.]+(?:(?:, | and )[\d.]+\d)*/g,
      ([match]) =>
        (match.match(/\d+\.\d+/g) ?? []).every((number) =>
          documents.get('docs/defects.md')?.includes(`| ${number} `),
        ),
    ),
    ...broken(
      sources,
      new RegExp(String.raw`(?<![\w./-])([\w./-]*\w\.md)\b${NAMES}`, 'g'),
      ([, path = '', names]) => hasNames(documents.get(path) ?? '', names),
    ),
  ]
  expect(lost).toEqual([])
})

/** The ids that GitHub gives the headings of a document. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    plain(heading)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('links point to files and headings that exist; a named file or folder exists', () => {
  const links = broken(
    docs,
    /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g,
    ([, file = '', anchor], path) => {
      const target = file === '' ? path : posix.join(posix.dirname(path), file)
      const isThere = existsSync(join(ROOT, target))
      return isThere && (!anchor || anchorsOf(documents.get(target) ?? '').includes(anchor))
    },
  )
  const FILE = /`((?:src|mocks|tests|openapi|\.storybook|docs)\/[^`*\s]*)`/g
  const files = broken(docs, FILE, ([, file = '']) => existsSync(join(ROOT, file)))
  expect([...links, ...files]).toEqual([])
})

test('README.md links to every document', () => {
  const links = [...(documents.get('README.md') ?? '').matchAll(/\]\((docs\/[\w-]+\.md)/g)]
  const linked = new Set(links.map(([, path = '']) => path))
  expect(linked).toEqual(new Set([...documents.keys()].filter((path) => path !== 'README.md')))
})

test('product §7 has every operation of the contract, and no other', () => {
  const named = [...sectionText(7).matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^`]*)`/g)]
  expect(new Set(named.map(([, name]) => name))).toEqual(
    new Set(operations.map(({ name }) => name)),
  )
})

test('every text that product §2 to product §6 give is in the sources, to the letter', () => {
  const straight = (text: string): string => text.replaceAll("\\'", '’').replaceAll("'", '’')
  const product = sourceFiles('src').filter(({ path }) => !/\.(test|stories|fixture)\./.test(path))
  const written = straight(product.map(({ text }) => text).join('\n'))
  const given = [2, 3, 4, 5, 6].flatMap((number) => [...sectionText(number).matchAll(/«(.+?)»/g)])
  // «N хв M сек»: the numbers are computed.
  const parts = given.flatMap(([, text = '']) => straight(text).split(/\b[NM]\b/))
  expect(parts.length).toBeGreaterThan(60)
  expect(parts.filter((part) => !written.includes(part))).toEqual([])
})

test('product §8 has every text of the catalogue', () => {
  const section = sectionText(8)
  expect([...writtenTexts].filter((text) => !section.includes(`«${text}»`))).toEqual([])
})
