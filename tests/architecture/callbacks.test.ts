/** What a mutation may do after its screen was left (decision 21). */
import { expect, test } from 'vitest'

import { sourceFiles, untilClosed } from './source-files.ts'

/** The options of mutation hooks, as text. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\buse(?:Single|Shared)?Mutation\(\{/g)].map(({ index, 0: start }) =>
    untilClosed(text, index + start.length),
  )

const files = sourceFiles('src').filter(({ path }) => !/\.(test|stories)\./.test(path))

test('callbacks in the options of a mutation do not navigate: they run after the screen was left', () => {
  const found = files.filter(({ text }) =>
    optionsIn(text).some((options) => /\bnavigate\b|\brouter\b/.test(options)),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('callbacks in the options of a mutation show no toast, except in the request popup, which is shown over every screen', () => {
  const found = files.filter(({ text }) =>
    optionsIn(text).some((options) => /\b(toast|showFailure)\b/.test(options)),
  )
  expect(found.map(({ path }) => path)).toEqual(['src/features/requests/RequestPopup.tsx'])
})
