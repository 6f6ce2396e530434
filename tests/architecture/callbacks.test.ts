/** What a mutation may do after its screen was left (decision 21). */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** The options of mutation hooks, as text. */
function optionsIn(text: string): string[] {
  return [...text.matchAll(/\buse(?:(?:Single)?Mutation|Save)\(\{/g)].map(({ index, 0: start }) => {
    const from = index + start.length
    let depth = 1
    let to = from
    for (; depth > 0 && to < text.length; to += 1)
      depth += text[to] === '{' ? 1 : text[to] === '}' ? -1 : 0
    return text.slice(from, to)
  })
}

const files = sourceFiles('src').filter(({ path }) => !/\.(test|stories)\./.test(path))

test('callbacks in the options of a mutation do not navigate: they run after the screen was left', () => {
  const found = files.filter(({ text }) =>
    optionsIn(text).some((options) => /\bnavigate\b|\brouter\b|\bonSaved\b/.test(options)),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('callbacks in the options of a mutation show no toast, except in the popup, which is over every screen', () => {
  const found = files.filter(({ text }) =>
    optionsIn(text).some((options) => /\btoast\b/.test(options)),
  )
  expect(found.map(({ path }) => path)).toEqual(['src/features/requests/use-request-answer.ts'])
})
