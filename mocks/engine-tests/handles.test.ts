/** Handles of the mock in an address. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import { EVERY_CALL, FAULT_KINDS, type Fault, takeFault } from '#mocks/engine/faults.ts'
import { type Handles, readHandles } from '#mocks/engine/handles.ts'
import { withHandles } from '#mocks/engine/page/link.ts'
import { productPage } from '#mocks/pulse-product-page.ts'
import { SCENARIO_IDS } from '#mocks/scenarios/scenario.ts'

const address = new URL('http://localhost:5173/coach/olena-koval?date=2027-03-02#top')
const names = operations.map(({ name }) => name)

const fault = fc
  .record({
    operation: fc.constantFrom(EVERY_CALL, ...names),
    kind: fc.oneof(fc.constantFrom(...FAULT_KINDS), fc.integer({ min: 400, max: 599 })),
    left: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map((given) => (given.left === null ? given : { ...given, times: given.left }))

const handles: fc.Arbitrary<Handles> = fc.record(
  {
    scenario: fc.constantFrom(...SCENARIO_IDS),
    as: fc.constantFrom('coach' as const, 'client' as const, 'guest' as const),
    now: fc.constantFrom('2027-03-02T09:40', '2027-03-28T03:30', '2027-10-31T23:59'),
    frozen: fc.constant(true),
    latency: fc.integer({ min: 1, max: 9999 }),
    otp: fc.constant('manual' as const),
    answers: fc.constant('bare' as const),
    server: fc.subarray(names, { minLength: 1 }),
    faults: fc.array(fault, { maxLength: 4 }),
  },
  { requiredKeys: ['faults'] },
)

test('a link is read back as it was written, and the rest of the address stays', () => {
  fc.assert(
    fc.property(handles, (given) => {
      const { handles: read, rest, unknown } = readHandles(withHandles(address, given), productPage)
      expect(read).toEqual(given)
      expect(rest.href).toBe(address.href)
      expect(unknown).toEqual([])
    }),
  )
  const words = (server: string[]): string[] =>
    withHandles(address, { server, faults: [] }).searchParams.getAll('server')
  expect(words(names)).toEqual(['all'])
  expect(words(names.filter((name) => name.includes('/users/')))).toEqual(['users'])
})

test('a link has a fault as it was set, also when it is spent', () => {
  const set: Fault = { operation: 'GET /v1/users/me', kind: 'network', left: 1, times: 1 }
  takeFault([set], set.operation)
  expect(set.left).toBe(0)
  const link = withHandles(address, { faults: [set] })
  expect(link.searchParams.getAll('fault')).toEqual(['GET /v1/users/me network×1'])
})

test('handles are read as a person types them; an invalid one is reported, not guessed', () => {
  const invalid = [
    'scenario=tipical',
    'as=admin',
    'now=today',
    'answers=some',
    'server=nobody',
    'fault=GET /v1/nothing 500',
    'fault=POST /v1/auth/login slow',
  ]
  const typed = new URL(
    `http://localhost:5173/login?fault=POST /v1/auth/login 429×2&latency=50&${invalid.join('&')}`,
  )
  const { handles: read, rest, unknown } = readHandles(typed, productPage)
  const refused = { operation: 'POST /v1/auth/login', kind: 429, left: 2, times: 2 }
  expect(read).toEqual({ latency: 50, faults: [refused] })
  expect(rest.href).toBe('http://localhost:5173/login')
  expect(unknown).toEqual(invalid)
})
