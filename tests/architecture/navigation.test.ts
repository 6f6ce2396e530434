/** A late answer does not navigate a person who has left the screen (decision 21). */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const files = sourceFiles('src').filter(({ path }) => !/\.(test|stories|fixture)\./.test(path))

/**
 * `log-out.ts` leaves the whole page on purpose, the guard resumes the Back navigation that it
 * blocked, and `arrival.ts` continues a Back that arrives at a completed form.
 * The others navigate inside `useWhileShown`.
 */
const MOVERS = new Set([
  'src/api/log-out.ts',
  'src/features/auth/arrival.ts',
  'src/draft/use-unsaved-guard.tsx',
  'src/ui/hooks/navigation.ts',
  'src/ui/hooks/use-back-closes.ts',
])

test('12.2: every navigation happens only while its screen is shown', () => {
  const found = files.filter(({ text }) =>
    [...text.matchAll(/(useWhileShown\()?(?:\w+\.)?useNavigate\(/g)].some(([, shown]) => !shown),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('12.2: only the listed files navigate without `useNavigate`', () => {
  const found = files.filter(
    ({ path, text }) =>
      !MOVERS.has(path) &&
      /\bnavigate\b.* = .*router|\brouter\.navigate\b|\bhistory\.(?!subscribe)\w+\(|\blocation\.(assign|replace)\(|\blocation\.href = /i.test(
        text,
      ),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})
