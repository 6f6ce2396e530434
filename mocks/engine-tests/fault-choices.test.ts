import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createControl } from '#mocks/engine/control/control.ts'
import { parseFault } from '#mocks/engine/faults.ts'
import {
  documentedFaults,
  faultLabel,
  FAULTS_BEYOND,
  operationGroups,
} from '#mocks/engine/panel/tabs/fault-choices.ts'
import { newServer } from '#mocks/new-server.ts'

const contract: { paths: Record<string, Record<string, { responses?: object }>> } = JSON.parse(
  readFileSync(new URL('../../openapi/contract.gen.json', import.meta.url), 'utf8'),
)

/** `METHOD path` and the failures that the contract document lists there. */
const documented = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { responses }]) =>
    responses
      ? [
          {
            name: `${method.toUpperCase()} ${path}`,
            failures: Object.keys(responses)
              .map(Number)
              .filter((status) => status >= 400),
          },
        ]
      : [],
  ),
)

const control = createControl(await newServer('empty'))
const operations = await control.operations()

test('every operation of the contract can be broken', () => {
  expect(documented.length).toBeGreaterThan(50)
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    documented.map(({ name }) => name).toSorted(),
  )
  const groups = operationGroups(operations.map(({ name }) => name))
  expect(groups.map(({ group }) => group)).toEqual([
    'auth',
    'calendar',
    'clients',
    'coaches',
    'programs',
    'users',
  ])
  expect(groups.flatMap(({ items }) => items)).toHaveLength(documented.length)
})

test.each(documented)(
  '$name can be broken by exactly the failures that it documents',
  async ({ name, failures }) => {
    const offered = operations.find((operation) => operation.name === name)?.failures ?? []
    const choices = documentedFaults(offered)
    expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(failures))
    expect(choices).toHaveLength(failures.length)
    for (const { hint } of choices) expect(hint).toMatch(/^[А-ЯІЇЄҐ]/)
    for (const { value } of [...choices, ...FAULTS_BEYOND])
      expect(parseFault(`${name} ${value}`)).toEqual({ operation: name, kind: value, left: null })
  },
)

test('a fault has a text', () => {
  expect(faultLabel(404)).toBe('404 Не знайдено')
  expect(faultLabel(418)).toBe('418')
  expect(faultLabel('network')).toBe('Обрив')
})
