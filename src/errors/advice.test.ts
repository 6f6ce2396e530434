import { expect, test } from 'vitest'

import { ApiError } from '#src/api/calls/api-error.ts'

import { failureAdvice } from './advice.ts'

const ME = 'GET /v1/users/me'
const advice = (status: number): string =>
  failureAdvice(new ApiError(ME, 'status', new Response(null, { status })))

test('only a lost connection, a missing answer or missing code is blamed on the connection', () => {
  for (const reason of ['network', 'timeout'] as const)
    expect(failureAdvice(new ApiError(ME, reason))).toContain('Перевір з’єднання')
  for (const status of [400, 403, 404, 422, 429, 500, 503])
    expect(advice(status)).not.toContain('з’єднання')
  expect(failureAdvice(new ApiError(ME, 'malformed'))).not.toContain('з’єднання')
  for (const text of [
    'Failed to fetch dynamically imported module: https://pulse.example/assets/a.js',
    'error loading dynamically imported module: https://pulse.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])
    expect(failureAdvice(new Error(text))).toContain('Перевір з’єднання')
  expect(failureAdvice(new Error('ours'))).not.toContain('з’єднання')
})

test('403, 404 and 500 have their own texts', () => {
  const words = [403, 404, 500].map(advice)
  expect(new Set([...words, advice(422)]).size).toBe(4)
  expect(advice(503)).toBe(advice(500))
})
