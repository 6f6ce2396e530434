/** Storybook's tree and its pages of screens are complete. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { routeFacts } from '#storybook/map/route-files.ts'
import { ROOT } from '#tests/support/paths.ts'

import { sourceFiles } from './source-files.ts'

const routes = routeFacts().filter(({ path }) => path !== '/')

test.each(routes)('$path has stories, and rules of the specification', ({ titles, rules }) => {
  expect(titles).not.toEqual([])
  expect(rules).toMatch(/^\*\*`\//)
})

test('a screen’s rules include the parts that they refer to', () => {
  const calendar = routes.find(({ path }) => path === '/calendar')
  expect(calendar?.rules).toContain('### Calendar details')
  expect(calendar?.rules).toContain('A row is 30 minutes and 48 px.')
  expect(calendar?.rules).not.toContain('](#')
})

test('the tree of Storybook has an order for each of its groups, and names no other', () => {
  const preview = readFileSync(`${ROOT}.storybook/preview.tsx`, 'utf8')
  const order = /order: (\[[^]*?\n {8}\])/.exec(preview)?.[1] ?? ''
  // The rows of groups have the least indent; their members are in brackets.
  const named = [...order.matchAll(/^ {10}'([^']+)'/gm)].map(([, name]) => name)
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) => sourceFiles(folder))
  const titles = files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map(({ text }) => /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(text)?.[1] ?? '')
  expect(titles.filter((title) => !title.includes('/'))).toEqual([])
  expect(new Set(named)).toEqual(new Set(titles.map((title) => title.split('/')[0])))
})
