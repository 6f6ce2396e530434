import { describe, expect, test } from 'vitest'

import { contract, operations, type Answer } from './contract-document.ts'

const TAGS = ['auth', 'users', 'coaches', 'calendar', 'clients', 'programs']

test('each operation has a unique name in camel case', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id))).toEqual([])
})

describe.each(operations)('$name', ({ tags, summary, description, answers }) => {
  test('has a summary and names its section', () => {
    expect(TAGS).toContain(tags.join())
    expect(summary).not.toBe('')
    expect(description).toMatch(/§\d/)
  })

  test('has one success, with an example unless it is empty', () => {
    const [success, ...others] = answers.filter(isSuccess)
    expect(others).toEqual([])
    expect(success).toSatisfy(success?.status === '204' ? isEmpty : hasExample)
  })

  test('documents its failures, including 500, with the one error schema and an example', () => {
    const failures = answers.filter((answer) => !isSuccess(answer))
    expect(failures.map(({ status }) => status)).toContain('500')
    expect(failures.filter((answer) => !isTypedError(answer))).toEqual([])
  })
})

test('every object is closed', () => {
  const { schemas } = contract.components
  const closed = where(
    '',
    schemas,
    (node) => isObject(node) && node['additionalProperties'] === false,
  )
  expect(closed).toEqual(where('', schemas, isObject))
  expect(closed.length).toBeGreaterThan(40)
})

function isSuccess({ status }: Answer): boolean {
  return status.startsWith('2')
}

function isEmpty({ content }: Answer): boolean {
  return content === undefined
}

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

function isObject(node: Record<string, unknown>): boolean {
  return node['type'] === 'object'
}

/** The dotted paths of all nodes of a JSON tree that satisfy a test. */
function where(
  place: string,
  node: unknown,
  isWanted: (node: Record<string, unknown>) => boolean,
): string[] {
  if (typeof node !== 'object' || node === null) return []
  const entries = Object.entries(node)
  const inner = entries.flatMap(([key, value]) => where(`${place}.${key}`, value, isWanted))
  return isWanted(Object.fromEntries(entries)) ? [place, ...inner] : inner
}
