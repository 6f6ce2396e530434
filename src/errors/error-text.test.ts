import { describe, expect, it, test } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import { ApiError } from '#src/api/operation.ts'
import {
  isOperation,
  SPEC_TEXTS,
  statusesOf,
  wanted,
  documentedFailures,
} from '#tests/faults/expected.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'
import { writtenTexts } from '#tests/support/written-texts.ts'

import { catalogue } from './catalogue.ts'
import { failureAdvice, failureText, failureWithField } from './error-text.ts'

const answered = (operation: keyof typeof catalogue, status: number) =>
  new ApiError(operation, 'status', new Response(null, { status }))

const REASONS = ['network', 'timeout', 'malformed'] as const
const names = operations.map(({ name }) => name).filter(isOperation)

describe('the texts of product §8', () => {
  it('every operation of the contract has them, and no other', () => {
    expect(names.toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  it.each(names)('%s: those of its statuses, and its own for every other failure', (operation) => {
    const documented = documentedFailures(operation)
    expect(documented).toEqual(expect.arrayContaining(statusesOf(operation)))
    for (const status of [...documented, 201, 418, 502, 503]) {
      const failure = failureWithField(answered(operation, status))
      expect({ status, ...failure }).toEqual({ status, ...wanted(operation, status) })
      expect(failure.text).toMatch(/^[А-ЩЬЮЯҐЄІЇ][А-ЩЬЮЯҐЄІЇа-щьюяґєії' .,!:\d]+$/u)
    }
    for (const reason of REASONS)
      expect(failureWithField(new ApiError(operation, reason))).toEqual(wanted(operation, reason))
  })

  it.each(SPEC_TEXTS)('«%s» is in the code to the letter', (text) => {
    expect(writtenTexts).toContain(text)
  })
})

it.each([new Error('Cannot read properties of undefined'), 'text', null, { status: 409 }])(
  'the text of any other error (%s) contains no detail',
  (error) => {
    const text = 'Щось пішло не так. Спробуй ще раз.'
    expect(failureWithField(error)).toEqual({ text, field: null })
  },
)

it('the text for a part that was not saved names the part', () => {
  const operation = 'PATCH /v1/coaches/me/experiences/{id}'
  expect(failureText(new ApiError(operation, 'network'), 'досвіду')).toBe(`${SPEC.notSaved}досвіду`)
  expect(failureText(new ApiError(operation, 'person'), 'досвіду')).toBe(
    'В іншій вкладці увійшла інша людина',
  )
})

const ME = 'GET /v1/users/me'
const BY_CONNECTION = 'Перевір з’єднання і спробуй ще раз.'

test('only a lost connection, a missing answer or missing code is blamed on the connection', () => {
  for (const error of [
    new ApiError(ME, 'network'),
    new ApiError(ME, 'timeout'),
    new Error('Failed to fetch dynamically imported module: https://pulse.example/assets/a.js'),
    new Error('error loading dynamically imported module: https://pulse.example/assets/a.js'),
    new Error('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])
    expect(failureAdvice(error)).toBe(BY_CONNECTION)
  for (const error of [new ApiError(ME, 'malformed'), new Error('ours'), answered(ME, 422)])
    expect(failureAdvice(error)).toBe('Спробуй ще раз.')
})

test('403, 404, 429 and a failure of the server have their own advice', () => {
  const advice = [403, 404, 429, 500].map((status) => failureAdvice(answered(ME, status)))
  expect(new Set([...advice, BY_CONNECTION, 'Спробуй ще раз.']).size).toBe(6)
  expect(failureAdvice(answered(ME, 503))).toBe(advice.at(-1))
})
