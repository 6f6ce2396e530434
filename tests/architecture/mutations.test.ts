/** Each change is a `…Mutation` in the feature's `api.ts`, with its effects. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** The file of `loginMutation`, which loads before the code that sends calls. */
const EARLY = 'src/features/auth/LoginScreen.tsx'

const files = sourceFiles('src').filter(({ path }) => !/\.(test|stories|fixture)\./.test(path))

test('every mutation is in an `api.ts`, or in `src/api` if features share it', () => {
  const found = files.filter(({ text }) => /\bmutationFn\b.*[:(]/.test(text))
  const others = found
    .map(({ path }) => path)
    .filter((path) => !/\/api\.ts$|^src\/api\//.test(path))
  expect(found.length).toBeGreaterThan(9)
  expect(others).toEqual([EARLY])
})

test('every mutation is exported as `…Mutation`', () => {
  const made = files.flatMap(({ text }) => text.match(/\bmutationOptions\(/g) ?? [])
  const named = files.flatMap(
    ({ text }) => text.match(/^export const \w+Mutation = (?:mutationOptions\(|\()/gm) ?? [],
  )
  expect(named.length).toBe(made.length)
})
