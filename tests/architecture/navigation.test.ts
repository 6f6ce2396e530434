/** Who has left a screen is moved by none of its answers (decision 21). */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const files = sourceFiles('src').filter(({ path }) => !/\.(test|stories|fixture)\./.test(path))

/** The whole page is left on purpose there. */
const LEAVES = 'src/api/session/leave.ts'

test('12.2 what navigates does so only while it is shown', () => {
  const found = files.filter(({ text }) =>
    [...text.matchAll(/(useWhileShown\()?(?:\w+\.)?useNavigate\(/g)].some(([, shown]) => !shown),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('12.2 nothing navigates by another way', () => {
  const found = files.filter(
    ({ path, text }) =>
      path !== LEAVES &&
      !text.includes('useWhileShown(') &&
      /\bnavigate\b.* = .*router|\brouter\.navigate\b|\bhistory\.\w+\(|\blocation\.(assign|replace)\(|\blocation\.href = /i.test(
        text,
      ),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})
