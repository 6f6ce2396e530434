/** How the product calls the server, and what may follow from an answer. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { operations } from '#tests/contract/contract-document.ts'
import { ROOT } from '#tests/support/paths.ts'

import { sourceFiles, untilClosed } from './source-files.ts'

const files = sourceFiles('src').filter(
  ({ path }) => !/\.(test|test-d|stories|fixture)\./.test(path),
)
const filesWith = (isWrong: (file: (typeof files)[number]) => boolean): string[] =>
  files.filter(isWrong).map(({ path }) => path)

/** The options of mutation hooks, as text. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\buse(?:Single|Shared)?Mutation\(\{/g)].map(({ index, 0: start }) =>
    untilClosed(text, index + start.length),
  )

test('callbacks in the options of a mutation, which run after the screen was left, do not navigate (decision 21)', () => {
  const isWrong = (options: string): boolean => /\bnavigate\b|\brouter\b/.test(options)
  expect(filesWith(({ text }) => optionsIn(text).some(isWrong))).toEqual([])
})

test('nor do they show a toast, except in the request popup, which is shown over every screen', () => {
  const isWrong = (options: string): boolean => /\b(toast|showFailure)\b/.test(options)
  expect(filesWith(({ text }) => optionsIn(text).some(isWrong))).toEqual([
    'src/features/requests/RequestPopup.tsx',
  ])
})

test('12.2: every navigation happens only while its screen is shown', () => {
  const isWrong = ({ text }: { text: string }): boolean =>
    [...text.matchAll(/(useWhileShown\()?(?:\w+\.)?useNavigate\(/g)].some(([, shown]) => !shown)
  expect(filesWith(isWrong)).toEqual([])
})

/**
 * `log-out.ts` leaves the whole page on purpose, the guard resumes the Back navigation that it
 * blocked, `arrive.ts` goes to the login before there is a router, and `arrival.ts` continues a Back that arrives at a completed form.
 * The others navigate inside `useWhileShown`.
 */
const MOVERS = new Set([
  'src/api/log-out.ts',
  'src/build/arrive.ts',
  'src/features/auth/arrival.ts',
  'src/draft/use-unsaved-guard.tsx',
  'src/ui/hooks/navigation.ts',
  'src/ui/hooks/use-back-closes.ts',
])

test('12.2: only the listed files navigate without `useNavigate`', () => {
  const MOVES =
    /\bnavigate\b.* = .*router|\brouter\.navigate\b|\bhistory\.(?!subscribe)\w+\(|\blocation\.(assign|replace)\(|\blocation\.href = /i
  expect(filesWith(({ path, text }) => !MOVERS.has(path) && MOVES.test(text))).toEqual([])
})

/** The file of `loginMutation`, which loads before the code that sends calls. */
const EARLY = 'src/features/auth/LoginScreen.tsx'

test('every mutation is in an `api.ts`, or in `src/api` if features share it, and named `…Mutation`', () => {
  const found = filesWith(({ text }) => /\bmutationFn\b.*[:(]/.test(text))
  expect(found.length).toBeGreaterThan(9)
  expect(found.filter((path) => !/\/api\.ts$|^src\/api\//.test(path))).toEqual([EARLY])
  const count = (pattern: RegExp): number =>
    files.flatMap(({ text }) => text.match(pattern) ?? []).length
  expect(count(/^export const \w+Mutation = (?:mutationOptions\(|\()/gm)).toBe(
    count(/\bmutationOptions\(/g),
  )
})

const paged = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'skip' || name === 'limit'))
  .map(({ name }) => name)

/** Calls of paged operations, by any function of `src/api`. */
const pagedCalls = files.flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:call|read)\w*\(\s*'([^']+)'/g)]
    .filter(([, operation = '']) => paged.includes(operation))
    .map(({ index, 0: start, 1: operation = '' }) => ({
      path,
      operation,
      /** Whether one of the readers of all pages is in the call's arguments. */
      isWhole:
        start.startsWith('readList(') ||
        /\b(?:allPages|answersOf)\b/.test(untilClosed(text, index + start.length)),
    })),
)

test('12.14: every list that the server pages is read, and to its end (decision 18)', () => {
  expect(pagedCalls.filter(({ isWhole }) => !isWhole)).toEqual([])
  expect(new Set(pagedCalls.map(({ operation }) => operation))).toEqual(new Set(paged))
})

const callers = files.filter(({ path }) => /^src\/(api\/|features\/[^/]+\/api\.ts$)/.test(path))
const pathOf = (name: string): string => name.split(' ')[1] ?? ''
const uncalled = operations.filter(({ name }) => {
  // The refresh builds its address itself.
  const calls = [`'${name}'`, `${pathOf(name)}?`]
  return !callers.some(({ text }) => calls.some((call) => text.includes(call)))
})

test('12.28: decision 32 names every operation that no screen calls', () => {
  const decisions = readFileSync(`${ROOT}docs/decisions.md`, 'utf8')
  const silent = uncalled.filter(({ name }) => !decisions.includes(`\`${pathOf(name)}\``))
  expect(uncalled.map(({ name }) => name)).toContain('GET /v1/programs/muscles/{id}')
  expect(silent.map(({ name }) => name)).toEqual([])
})

/** The refresh, pictures, and what a story deletes without naming the call. */
const UNNAMED = [
  'POST /v1/auth/login/refresh',
  'GET /v1/clients/{id}/client_info/image',
  'DELETE /v1/coaches/me/certifications/{id}',
  'GET /v1/coaches/certifications/{id}/image',
  'DELETE /v1/coaches/me/tags/{id}',
  'GET /v1/users/{id}/image',
]

test('a story names each operation that the app calls: how it fails, or what it has sent', () => {
  const stories = [...sourceFiles('src'), ...sourceFiles('tests/fixtures/stories')]
    .filter(({ path }) => /\.(stories|fixture)\.tsx?$/.test(path))
    .map(({ text }) => text)
    .join('\n')
  const isNamed = ({ name }: { name: string }): boolean =>
    stories.split(name).some((rest, at) => at > 0 && !/^[\w/{]/.test(rest))
  const untold = operations.filter((one) => !uncalled.includes(one) && !isNamed(one))
  expect(untold.map(({ name }) => name)).toEqual(UNNAMED)
})
