/** docs/product.md is complete: its calls, texts and numbers are those of the code. */
import { expect, test } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'

import { SECTION_9 } from '../constants/section-9.ts'
import { writtenTexts } from '../support/written-texts.ts'
import { documentAt } from './documents.ts'
import { sourceFiles } from './source-files.ts'

/** The text of a section, with its heading. */
function sectionText(number: number): string {
  const sections = documentAt('docs/product.md').text.split(/^(?=## \d+\. )/m)
  return sections.find((text) => text.startsWith(`## ${number}. `)) ?? ''
}

test('product §7 has every operation of the contract, and no other', () => {
  const named = [...sectionText(7).matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^`]*)`/g)]
  expect(new Set(named.map(([, name]) => name))).toEqual(
    new Set(operations.map(({ name }) => name)),
  )
})

test('every text that product §2 to product §6 give is in the sources, to the letter', () => {
  const plain = (text: string): string => text.replaceAll("\\'", '’').replaceAll("'", '’')
  const sources = sourceFiles('src').filter(({ path }) => !/\.(test|stories|fixture)\./.test(path))
  const written = plain(sources.map(({ text }) => text).join('\n'))
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

test('product §9 has the rows that the checks of constants have', () => {
  const rows = sectionText(9)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.replaceAll('\\', '').split('|').slice(1, 3))
    .map(([item = '', value = '']) => [item.trim(), value.trim()])
  expect(Object.fromEntries(rows)).toEqual(SECTION_9)
})
