/** A state file is read back as it was written; any other file is refused with its error's place. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { rowSchemas } from '#mocks/db/row-schemas.ts'
import { TABLE_NAMES } from '#mocks/db/tables.ts'
import { reasonText } from '#mocks/engine/panel/reason-text.ts'
import { exportState, startScenario, type StateFile } from '#mocks/engine/server-state.ts'
import { parsePageState, stateFileReader } from '#mocks/engine/state-file.ts'
import { product } from '#mocks/pulse-product.ts'
import { SCENARIO_IDS } from '#mocks/scenarios/scenario.ts'

const parseStateFile = stateFileReader(SCENARIO_IDS, rowSchemas)

const exported = async (id: (typeof SCENARIO_IDS)[number]): Promise<StateFile> =>
  structuredClone(exportState(product, await startScenario(product, id)))

let file: StateFile

beforeAll(async () => {
  file = await exported('typical')
})

// The others have no rows of another shape.
test.each(['empty', 'busy', 'edge', 'taken'] as const)(
  'an export of %s is imported unchanged',
  { timeout: 20_000 },
  async (id) => {
    const whole = await exported(id)
    whole.settings.faults = [{ operation: 'GET /v1/users/me', kind: 'timeout', left: 0, times: 1 }]
    whole.settings.server = ['GET /v1/users/me']
    const text: unknown = JSON.parse(JSON.stringify(whole))
    expect(parseStateFile(text)).toEqual(whole)
  },
)

test('a file of an older version is imported, unknown fields are dropped', () => {
  const { rows, settings, ...whole } = file
  const { conflicts: _, ...others } = rows
  const { answers: __, ...older } = settings
  const read = parseStateFile({
    ...whole,
    extra: 1,
    settings: older,
    rows: { ...others, rivals: [] },
  })
  expect(read).toEqual({ ...file, rows: { ...rows, conflicts: [] } })
})

describe('any other file is refused', () => {
  test('of another version, and the panel says what to do', () => {
    const { users: _, ...rows } = file.rows
    const said = (value: object): string => {
      try {
        return JSON.stringify(parseStateFile(value))
      } catch (error) {
        return reasonText(error)
      }
    }
    expect(said({ ...file, rows })).toMatch(
      /^файл з іншої версії або змінений \(rows\.users\): відкрий його/,
    )
    expect(said({})).toBe('це не файл стану: settings')
  })

  test('of a version without a table', () => {
    for (const name of TABLE_NAMES.filter((one) => one !== 'conflicts')) {
      const { [name]: _, ...rows } = file.rows
      expect(() => parseStateFile({ ...file, rows })).toThrow(`rows.${name}`)
    }
  })

  test.each([
    ['scenario', 'nothing'],
    ['latency', 1e9],
    ['otp', 'never'],
    ['answers', 'some'],
    ['server', ['GET /v1/nothing']],
    ['clock', { offset: 0, frozenAt: 1e18 }],
    ['faults', [{ operation: 'GET /v1/nothing', kind: 500, left: null }]],
    ['faults', [{ operation: 'GET /v1/users/me', kind: 99, left: null }]],
    ['faults', [{ operation: 'GET /v1/users/me', kind: 500, left: -1 }]],
  ])('with an invalid setting: %s %j', (name, value) => {
    const settings = { ...file.settings, [name]: value }
    expect(() => parseStateFile({ ...file, settings })).toThrow(`settings.${name}`)
  })

  test('with a field of a row missing or of another type', () => {
    const tables = TABLE_NAMES.filter((name) => file.rows[name].length > 0)
    expect(tables.length).toBeGreaterThan(10)
    for (const name of tables) {
      const rows: object[] = file.rows[name]
      const [first = {}, ...others] = rows
      for (const field of Object.keys(first))
        // Files of earlier versions do not say why a session was cancelled.
        for (const wrong of field === 'cancelled_because' ? [{ a: 1 }] : [undefined, { a: 1 }]) {
          const broken = { ...file.rows, [name]: [{ ...first, [field]: wrong }, ...others] }
          const read = () => parseStateFile({ ...file, rows: broken })
          expect(read, `${name}.${field}`).toThrow(`rows.${name}.0.${field}`)
        }
    }
  })

  test('as any other JSON, and never with another error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('settings', 'at', 'rows'), (value, part) => {
        // A number may be an instant.
        fc.pre(part !== 'at' || typeof value !== 'number')
        expect(() => parseStateFile(value)).toThrow('not an exported state')
        expect(() => parseStateFile({ ...file, [part]: value })).toThrow('not an exported state')
      }),
    )
  })
})

describe('the page of a file', () => {
  const page = { address: '/calendar?date=2027-03-02', device: { 'auth-storage': '{}' } }

  test('is read back, without handles in its address', () => {
    const address = '/calendar?scenario=empty&date=2027-03-02&as=coach#main'
    expect(parsePageState({ ...file, page: { ...page, address } })).toEqual(page)
    expect(parsePageState(file)).toBeUndefined()
  })

  test('never leads to another origin, nor has a value that is not a text', () => {
    const elsewhere = ['//evil.com', '/\\evil.com', '/\t/evil.com', 'https://evil.com/', 'calendar']
    for (const address of elsewhere)
      expect(() => parsePageState({ ...file, page: { ...page, address } })).toThrow('page.address')
    const broken = { ...page, device: { 'auth-storage': {} } }
    expect(() => parsePageState({ ...file, page: broken })).toThrow('page.device.auth-storage')
  })
})
