/**
 * What comments, test names and documents cite exists, and docs/product.md is complete
 * (docs/recipes.md «Cite a document»).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { expect, test } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import { ROOT } from '#tests/support/paths.ts'

import { writtenTexts } from '../support/written-texts.ts'
import { broken, count, documentAt, documents, sectionText, type Text } from './documents.ts'
import { sourceFiles } from './source-files.ts'

/** Whether the project has this file or folder. */
const isThere = (path: string): boolean => existsSync(join(ROOT, path))

/** It quotes forbidden citations. */
const THIS_FILE = 'tests/architecture/documents.test.ts'

/** So that a citation may be broken over two lines of a comment. */
const joinLines = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ')

const sources: Text[] = ['src', 'mocks', 'tests', '.storybook', 'openapi']
  .flatMap((folder) => sourceFiles(folder, /\.(tsx?|css|ya?ml)$/))
  .filter(({ path }) => path !== THIS_FILE)
  .map(({ path, text }) => ({ path, text: joinLines(text) }))

const texts: Text[] = [...sources, ...documents.values()]

/** The names after a citation: `«Sessions», «Clients»`. */
const NAMES = String.raw`((?:(?:,| and)? «[^»]+»)*)`
const namesIn = (text = ''): string[] =>
  [...text.matchAll(/«([^»]+)»/g)].map(([, name = '']) => name)

test('a section is cited as `product §8`', () => {
  expect(broken(texts, /(?<!\bproduct )§\d+/gi, () => false)).toEqual([])
  expect(broken(texts, /\bsections? \d+/gi, () => false)).toEqual([])
})

test('a cited section of the product exists and has the names that are cited', () => {
  const { sections } = documentAt('docs/product.md')
  const SECTION = new RegExp(String.raw`\bproduct §(\d+)${NAMES}`, 'gi')
  const lost = broken(texts, SECTION, ([, number, names]) => {
    const section = sections.get(Number(number))
    return section !== undefined && namesIn(names).every((name) => section.has(name))
  })
  expect(lost).toEqual([])
  expect(count(texts, SECTION)).toBeGreaterThan(100)
})

test('a cited decision exists', () => {
  const { sections } = documentAt('docs/decisions.md')
  const DECISION = /\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi
  const lost = broken(texts, DECISION, ([, numbers = '']) =>
    numbers.split(/, | and /).every((number) => sections.has(Number(number))),
  )
  expect(lost).toEqual([])
  expect(count(texts, DECISION)).toBeGreaterThan(30)
})

test('the number of a defect, in a title or a comment, is a row of docs/defects.md', () => {
  const { names } = documentAt('docs/defects.md')
  const NUMBER =
    /(?<=['"`])\d\d(?:\.\d+)?(?:, \d\d\.\d+)*: (?=[^\d'"`])|\bdefects? [\d.]+(?:(?:, | and )[\d.]+\d)*/g
  const lost = broken(sources, NUMBER, ([match]) =>
    (match.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => names.has(number)),
  )
  expect(lost).toEqual([])
  expect(count(sources, NUMBER)).toBeGreaterThan(50)
  expect(
    broken(sources, /(?<=\b(?:it|test|describe|each)\(['"`]|\bname: ')\d\d\.\d+ /g, () => false),
  ).toEqual([])
})

test('any other document is cited by its path, exists and has the names that are cited', () => {
  const DOCUMENT = new RegExp(String.raw`(?<![\w./-])([\w./-]*\w\.md)\b${NAMES}`, 'g')
  const lost = broken(sources, DOCUMENT, ([, path = '', names]) => {
    const document = documents.get(path)
    return document !== undefined && namesIn(names).every((name) => document.names.has(name))
  })
  expect(lost).toEqual([])
  expect(broken(sources, /\bREADME\b(?!\.md)/g, () => false)).toEqual([])
  expect(count(sources, DOCUMENT)).toBeGreaterThan(10)
})

const all = [...documents.values()]

test('links point to files and headings that exist', () => {
  const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g
  const lost = broken(all, LINK, ([, file = '', anchor], path) => {
    const target = file === '' ? path : posix.join(posix.dirname(path), file)
    return isThere(target) && (anchor === undefined || documentAt(target).anchors.has(anchor))
  })
  expect(lost).toEqual([])
  expect(count(all, LINK)).toBeGreaterThan(40)
})

test('a named file or folder exists', () => {
  const FILE = /`((?:src|mocks|tests|openapi|\.storybook|docs)\/[^`*\s]*)`/g
  expect(broken(all, FILE, ([, file = '']) => isThere(file))).toEqual([])
  expect(count(all, FILE)).toBeGreaterThan(15)
})

test('README.md links to every document', () => {
  const links = [...documentAt('README.md').text.matchAll(/\]\((docs\/[\w-]+\.md)/g)]
  const linked = new Set(links.map(([, path = '']) => path))
  expect(linked).toEqual(new Set([...documents.keys()].filter((path) => path !== 'README.md')))
})

test('docs/mutants.md names expressions that are in their files', () => {
  const rows = [
    ...documentAt('docs/mutants.md').text.matchAll(/^\| `([^`]+)` *\|[^|]+\| (`.+?`) +\| /gm),
  ]
  const lost = rows.flatMap(([, file = '', cell = '']) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const expressions = [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) =>
      text.replaceAll('\\|', '|'),
    )
    return expressions.filter((text) => !source.includes(text)).map((text) => `${file}: ${text}`)
  })
  expect(lost).toEqual([])
  expect(rows.length).toBeGreaterThan(30)
})

test('product §7 has every operation of the contract, and no other', () => {
  const named = [...sectionText(7).matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^`]*)`/g)]
  expect(new Set(named.map(([, name]) => name))).toEqual(
    new Set(operations.map(({ name }) => name)),
  )
})

test('every text that product §2 to product §6 give is in the sources, to the letter', () => {
  const plain = (text: string): string => text.replaceAll("\\'", '’').replaceAll("'", '’')
  const product = sourceFiles('src').filter(({ path }) => !/\.(test|stories|fixture)\./.test(path))
  const written = plain(product.map(({ text }) => text).join('\n'))
  const given = [2, 3, 4, 5, 6].flatMap((number) => [...sectionText(number).matchAll(/«(.+?)»/g)])
  // «N хв M сек»: the numbers are computed.
  const parts = given.flatMap(([, text = '']) => plain(text).split(/\b[NM]\b/))
  expect(parts.length).toBeGreaterThan(60)
  expect(parts.filter((part) => !written.includes(part))).toEqual([])
})

test('product §8 has every text of the catalogue', () => {
  const section = sectionText(8)
  expect([...writtenTexts].filter((text) => !section.includes(`«${text}»`))).toEqual([])
})
