/** What the contract document promises about every operation, beyond `npm run api:lint`. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

import { contract, operations, type Answer } from './contract-document.ts'

const TAGS = ['auth', 'users', 'coaches', 'calendar', 'clients', 'programs']

const isSuccess = ({ status }: Answer): boolean => status.startsWith('2')

function hasExample({ content }: Answer): boolean {
  const json = content?.['application/json']
  return json?.example !== undefined || json?.examples !== undefined
}

/** Only JSON, with the one error schema and an example; only a 429 has Retry-After. */
function isTypedError(answer: Answer): boolean {
  const { status, content = {}, headers = {} } = answer
  return (
    Object.keys(content).join() === 'application/json' &&
    content['application/json']?.schema.$ref === '#/components/schemas/Error' &&
    hasExample(answer) &&
    Object.keys(headers).join() === (status === '429' ? 'Retry-After' : '')
  )
}

test.each(operations)(
  '$name names its section, and documents one success and its failures, with examples; an unknown parameter is one',
  ({ tags, description, answers }) => {
    expect(TAGS).toContain(tags.join())
    expect(description).toMatch(/§\d/)
    const [success, ...others] = answers.filter(isSuccess)
    expect(others).toEqual([])
    expect(success).toSatisfy((one: Answer) =>
      one.status === '204' ? one.content === undefined : hasExample(one),
    )
    const failures = answers.filter((one) => !isSuccess(one))
    expect(failures.map(({ status }) => status)).toEqual(expect.arrayContaining(['422', '500']))
    expect(failures.filter((one) => !isTypedError(one))).toEqual([])
  },
)

/** Every schema in the components that has this key. */
function schemasWith(key: string): object[] {
  const found: object[] = []
  // The replacer of JSON is called with every node.
  JSON.stringify(contract.components, (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && key in node) found.push(node)
    return node
  })
  return found
}

test('every object is closed', () => {
  const objects = schemasWith('type').filter((one) => 'type' in one && one.type === 'object')
  const isClosed = (one: object) =>
    'additionalProperties' in one && one.additionalProperties === false
  expect(objects.filter((one) => !isClosed(one))).toEqual([])
  expect(objects.length).toBeGreaterThan(40)
})

test('a text with a pattern has an example that conforms: generators of samples know no pattern', () => {
  const texts = schemasWith('pattern')
  const ajv = new Ajv2020()
  const isShown = (one: object) =>
    'examples' in one &&
    Array.isArray(one.examples) &&
    one.examples.length > 0 &&
    one.examples.every((example) => ajv.validate(one, example))
  expect(texts.filter((one) => !isShown(one))).toEqual([])
  expect(texts.length).toBeGreaterThan(6)
})
