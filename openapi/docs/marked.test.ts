import { expect, test } from 'vitest'

import { marked } from './marked.ts'

const EXTENSION = { name: 'Extension', color: 'purple' }
const ASSUMPTION = { name: 'Assumption', color: 'orange' }

test('an operation that we added, with assumptions, says so', () => {
  expect(
    marked({
      get: { description: 'Product §3.', 'x-extension': true, 'x-assumption': 'No call.' },
    }),
  ).toEqual({
    get: {
      description: 'Product §3.\n\n**Assumption.** No call.',
      'x-extension': true,
      'x-assumption': 'No call.',
      'x-badges': [EXTENSION, ASSUMPTION],
    },
  })
})

test('a field that we added has a badge, wherever its schema is', () => {
  const field = { $ref: '#/components/schemas/Time', 'x-extension': true }
  expect(marked({ anyOf: [{ properties: { start: field } }] })).toEqual({
    anyOf: [{ properties: { start: { ...field, 'x-badges': [EXTENSION] } } }],
  })
})

test('an answer that the specification does not show says so in words', () => {
  const answer = { description: 'The tag.', 'x-extension': true, content: {} }
  expect(marked(answer)).toMatchObject({ description: '**Extension.** The tag.' })
})

test('what has no mark stays unchanged', () => {
  const part = { description: 'A name.', enum: ['a', null], minLength: 1 }
  expect(marked(part)).toEqual(part)
})
