/** README.md and docs/ refer only to what exists. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from '#tests/support/paths.ts'

import { broken, count } from './cited.ts'
import { documentAt, documents, isThere } from './documents.ts'

const all = [...documents.values()]

test('links point to files and headings that exist', () => {
  const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g
  const lost = broken(all, LINK, ([, file = '', anchor], path) => {
    const target = file === '' ? path : join(dirname(path), file)
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
