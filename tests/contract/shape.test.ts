/** What the contract document promises about every operation, beyond `npm run api:lint`. */
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
  '$name names its section, and documents one success and its failures, with examples',
  ({ tags, description, answers }) => {
    expect(TAGS).toContain(tags.join())
    expect(description).toMatch(/§\d/)
    const [success, ...others] = answers.filter(isSuccess)
    expect(others).toEqual([])
    expect(success).toSatisfy((one: Answer) =>
      one.status === '204' ? one.content === undefined : hasExample(one),
    )
    const failures = answers.filter((one) => !isSuccess(one))
    expect(failures.map(({ status }) => status)).toContain('500')
    expect(failures.filter((one) => !isTypedError(one))).toEqual([])
  },
)

test('every object is closed', () => {
  const open: string[] = []
  let count = 0
  // The replacer of JSON is called with every node.
  JSON.stringify(contract.components.schemas, (key, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'type' in node && node.type === 'object') {
      count += 1
      if (!('additionalProperties' in node) || node.additionalProperties !== false) open.push(key)
    }
    return node
  })
  expect(open).toEqual([])
  expect(count).toBeGreaterThan(40)
})
