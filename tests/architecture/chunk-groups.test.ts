/**
 * The files in the chunk groups of vite.config.ts exist: without them a group is still built, only
 * smaller.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from '../support/paths.ts'
import { sourceFiles } from './source-files.ts'

const [, groups = ''] =
  /const chunkGroups[^=]*= \[(.*?)\n\]/s.exec(readFileSync(join(ROOT, 'vite.config.ts'), 'utf8')) ??
  []
const patterns = [...groups.matchAll(/test: ?\/(.+)\/,/g)].map(([, pattern = '']) => pattern)
const paths = [...sourceFiles('src'), ...sourceFiles('mocks')].map(({ path }) => path)

/** Expands a pattern's choices: `a(b|c)` is `ab` and `ac`. */
function choicesOf(pattern: string): string[] {
  const [, before, inner = '', after] = /^(.*?)\(([^()]*)\)(.*)$/.exec(pattern) ?? []
  if (before === undefined) return pattern.split('|')
  // The innermost parentheses, from the left: each choice is expanded in what is around them.
  return inner.split('|').flatMap((choice) => choicesOf(`${before}${choice}${after}`))
}

test('a pattern is taken apart', () => {
  expect(choicesOf('src/(a|b)/c')).toEqual(['src/a/c', 'src/b/c'])
})

test('each choice of a group’s pattern names a file', () => {
  const choices = patterns.flatMap(choicesOf)
  expect(choices.length).toBeGreaterThan(8)
  // Anything else is a package’s.
  const ours = choices.filter((choice) => /^(src|mocks)/.test(choice))
  const lost = ours.filter((choice) => !paths.some((path) => new RegExp(choice).test(path)))
  expect(lost).toEqual([])
})
