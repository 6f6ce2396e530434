/**
 * What comments, test names and documents cite exists in the repository (docs/recipes.md «Cite a
 * document»).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from '../support/paths.ts'
import { broken, count, type Text } from './cited.ts'
import { documentAt, documents } from './documents.ts'

const FOLDERS = ['src', 'mocks', 'tests', '.storybook', 'openapi']

/** It quotes forbidden citations. */
const THIS_FILE = 'tests/architecture/citations.test.ts'

/** So that a citation may be broken over two lines of a comment. */
const joinLines = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ')

const sources: Text[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|ya?ml)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
  .concat('vite.config.ts', 'vitest.config.ts', 'vitest.node.config.ts')
  // Generated files repeat their sources.
  .filter((path) => !path.includes('.gen.') && path !== THIS_FILE)
  .map((path) => ({ path, text: joinLines(readFileSync(join(ROOT, path), 'utf8')) }))

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
  expect(count(texts, SECTION)).toBeGreaterThan(250)
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
  expect(count(sources, NUMBER)).toBeGreaterThan(120)
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
