/** Components and style sheets have the same classes. No other check compares them. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from '#tests/support/paths.ts'

import { sourceFiles } from './source-files.ts'

const screens = [...sourceFiles('src'), ...sourceFiles('mocks')].filter(({ path }) =>
  path.endsWith('.tsx'),
)

/** Style sheet (from the project's folder) → the classes that components use from it. */
function usedClasses(): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>()
  for (const { path, text } of screens) {
    for (const [, name = '', from = ''] of text.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const sheet = from.startsWith('#') ? from.slice(1) : join(dirname(path), from)
      const classes = taken.get(sheet) ?? new Set()
      for (const [, one = ''] of text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g')))
        classes.add(one)
      taken.set(sheet, classes)
    }
  }
  return taken
}

/** The classes in the selectors of a style sheet. */
const classesOf = (sheet: string): Set<string> => {
  const text = readFileSync(join(ROOT, sheet), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  return new Set([...text.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
}

test('a component uses only classes that its style sheet has', () => {
  const missing = [...usedClasses()].flatMap(([sheet, taken]) => {
    const there = classesOf(sheet)
    return [...taken].filter((name) => !there.has(name)).map((name) => `${sheet}: .${name}`)
  })
  expect(missing).toEqual([])
})

test('a style sheet has only classes that a component uses', () => {
  const unused = [...usedClasses()].flatMap(([sheet, taken]) =>
    [...classesOf(sheet)].filter((name) => !taken.has(name)).map((name) => `${sheet}: .${name}`),
  )
  expect(unused).toEqual([])
})

test('the shared classes are those that components and style sheets name', () => {
  const named = [...screens, ...sourceFiles('src', /\.module\.css$/)].flatMap(({ text }) =>
    [...text.matchAll(/(?<=['"` ])u-[a-z0-9-]+/g)].map(([name]) => name),
  )
  expect([...new Set(named)].toSorted()).toEqual(
    [...classesOf('src/ui/theme/shared.css')].toSorted(),
  )
})

test('a placeholder has the muted colour of the theme, because axe does not measure it', () => {
  const COLOURS = /(?<![\w-])(?:color|opacity|--input-placeholder-color): ([^;]+)/g
  const ALLOWED = ['1', 'var(--pulse-muted)', 'var(--mantine-color-placeholder)']
  const colours = sourceFiles('src', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(([, selector, body]) => `${selector} ${body}`.includes('placeholder'))
      .filter(([, selector]) => !selector?.includes(':placeholder-shown'))
      .flatMap(([, , body]) => [...(body?.matchAll(COLOURS) ?? [])])
      .map(([, colour = '']) => `${path}: ${colour}`),
  )
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((one) => !ALLOWED.some((value) => one.endsWith(`: ${value}`)))).toEqual([])
})
