/** The contract against product §3 and product §7: our additions are marked, and never required. */
import { expect, test } from 'vitest'

import { answerFields, type Field, requestFields, successOf } from './additions.ts'
import { operations } from './contract-document.ts'
import { NAMED_ANSWERS, NAMED_FIELDS, NAMED_REQUESTS } from './specification.ts'

const named = operations.filter(({ 'x-extension': isAddition }) => !isAddition)
// Our own operation is marked as a whole; its fields are marked, too, unless its answer is an
// entity of the specification.
const answered = answerFields(operations.filter(({ name }) => name in NAMED_ANSWERS))
const sent = named.flatMap(requestFields)

const place = ({ of, name }: Pick<Field, 'of' | 'name'>): string => `${of}: ${name}`

const isNamedIn =
  (list: Record<string, readonly string[]>) =>
  ({ of, name }: Field): boolean =>
    list[of]?.includes(name) ?? false

/** The fields of each answer that the specification shows, and of its nested objects. */
const ANSWERS: Record<string, readonly string[]> = Object.fromEntries([
  ...Object.entries(NAMED_FIELDS),
  ...Object.entries(NAMED_ANSWERS).map(([operation, shown]) => [
    operation,
    typeof shown === 'string' ? (NAMED_FIELDS[shown] ?? []) : (shown ?? []),
  ]),
])

test('12.18: only an operation that the specification does not name is an addition', () => {
  expect(named.map(({ name }) => name).toSorted()).toEqual(Object.keys(NAMED_REQUESTS).toSorted())
  expect(named.filter(({ name }) => !(name in NAMED_ANSWERS))).toEqual([])
})

test.each([
  ['an answer', answered, ANSWERS],
  ['a request', sent, NAMED_REQUESTS],
])(
  '12.15, 12.16, 12.18: a field of %s that the specification does not name is marked, no other is, and it is not required',
  (_, fields, list) => {
    const unnamed = fields.filter((field) => !isNamedIn(list)(field))
    expect(fields.filter(({ isAddition }) => isAddition).map(place)).toEqual(unnamed.map(place))
    expect(unnamed.filter(({ isRequired }) => isRequired).map(place)).toEqual([])
  },
)

test('12.15: an answer that the specification does not show is marked as a whole, and no other', () => {
  const unshown = named.filter((operation) => {
    const success = successOf(operation)
    return success?.status === '204' || success?.['x-extension']
  })
  const none = Object.keys(NAMED_ANSWERS).filter((name) => NAMED_ANSWERS[name] === null)
  expect(unshown.map(({ name }) => name).toSorted()).toEqual(none.toSorted())
})

test('the contract has every field that the specification names', () => {
  const missing = (fields: readonly Field[], list: Record<string, readonly string[]>): string[] => {
    const places = new Set(fields.map(place))
    const wanted = Object.entries(list).flatMap(([of, names]) =>
      names.map((name) => place({ of, name })),
    )
    return wanted.filter((one) => !places.has(one))
  }
  // If a schema is a whole answer, the operation lists its fields.
  const wholes = new Set<unknown>(Object.values(NAMED_ANSWERS))
  const placed = Object.entries(ANSWERS).filter(([of]) => !wholes.has(of))
  expect(missing(answered, Object.fromEntries(placed))).toEqual([])
  expect(missing(sent, NAMED_REQUESTS)).toEqual([])
})

test('12.16: no request requires a body without named fields', () => {
  const bodies = named.filter(({ body }) => body?.required === true)
  expect(bodies.filter((one) => NAMED_REQUESTS[one.name]?.length === 0)).toEqual([])
})
