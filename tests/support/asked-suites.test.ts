import { expect, test } from 'vitest'

import { askedSuites } from './asked-suites.ts'
import type { SuiteName } from './suites.ts'

const ALL: SuiteName[] = ['check', 'unit', 'builds', 'stories', 'e2e', 'faults', 'monkey']

test('without arguments all suites run', () => {
  expect(askedSuites([], ALL)).toEqual({ suites: ALL, shard: null, args: [] })
})

test('the names are in the order of the suites; what follows -- is for their runners', () => {
  expect(askedSuites(['stories', 'unit', '--', 'Hours', '-t', 'saves'], ALL)).toEqual({
    suites: ['unit', 'stories'],
    shard: null,
    args: ['Hours', '-t', 'saves'],
  })
})

test('journeys and walks need their builds', () => {
  expect(askedSuites(['e2e'], ALL).suites).toEqual(['builds', 'e2e'])
  expect(askedSuites(['monkey'], ALL).suites).toEqual(['builds', 'monkey'])
})

test('a shard is a part of a whole', () => {
  expect(askedSuites(['--shard', '2/3'], ALL).shard).toEqual({ index: 2, count: 3 })
  for (const part of ['0/3', '4/3', '1', '1/', 'a/b'])
    expect(() => askedSuites(['--shard', part], ALL)).toThrow(
      `--shard ${part}: expected i/n with 1 ≤ i ≤ n`,
    )
})

test('an unknown suite or option is named', () => {
  expect(() => askedSuites(['units', 'e2e'], ALL)).toThrow(
    'No such suite: units. There are check, unit, builds, stories, e2e, faults, monkey',
  )
  expect(() => askedSuites(['--shards', '1/3'], ALL)).toThrow("Unknown option '--shards'")
})
