/**
 * Any answer that the contract allows, the same for the same seed: without what may be left out, null
 * wherever it may be, with fields that the contract does not know, lists of 0 and of 1,000, texts
 * empty and long, numbers at their limits, dates far away.
 */
import { crc32 } from 'node:zlib'

import fc from 'fast-check'

import { contract, describedOperation, operations, type Schema } from './contract-document.ts'

/** Of what an answer may have: nothing, everything, or each by chance. */
export const AMOUNTS = ['mixed', 'least', 'most'] as const
export type Amount = (typeof AMOUNTS)[number]

/** The day on which the answers are read. */
export const TODAY = '2027-03-02'
const NEAR_DATES = [TODAY, TODAY, '2027-03-01', '2027-03-03', '2027-03-07', '2027-03-30']
const FAR_DATES = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']
const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2016-12-31T23:59:60Z',
  '2027-02-28t21:07:00.123456789z',
  '2027-03-02T10:15:00+14:00',
  '2027-03-01T23:30:00-00:00',
]
const graphemes = (): fc.Arbitrary<string> => fc.string({ unit: 'grapheme' })
const WORD = 'Щ'.repeat(400)
const TEXTS = [
  '',
  ' \u00A0\t',
  'Олена',
  WORD,
  'Багато слів. '.repeat(200),
  '<b onclick="alert(1)">&amp;</b>',
  'https://pictures.example/1.png',
]

/** The ids of a list are counted from 0; an id of something else is one of the first. */
export const idOf = (number: number): string =>
  `0a5f0000-0000-4000-8000-${String(number).padStart(12, '0')}`

function chooserOf(seed: string): fc.GeneratorValue {
  const [choose] = fc.sample(fc.gen(), { seed: crc32(seed) | 0, numRuns: 1 })
  if (!choose) throw new Error('Nothing was chosen')
  return choose
}

/** A value of a schema. */
function anyValue(whole: Schema, seed: string, amount: Amount): unknown {
  const choose = chooserOf(seed)
  const isThere = (): boolean => amount === 'most' || (amount === 'mixed' && choose(fc.boolean))
  const oneOf = <T>(all: readonly T[]): T => choose(fc.constantFrom<T[]>, ...all)

  function text({ format, pattern, minLength = 0, maxLength }: Schema): string {
    if (format === 'uuid') return idOf(choose(fc.nat, 5))
    if (format === 'date') return oneOf([...NEAR_DATES, ...FAR_DATES])
    if (format === 'date-time') return oneOf(INSTANTS)
    if (typeof pattern === 'string') return choose(fc.stringMatching, new RegExp(pattern))
    const some = amount === 'mixed' ? oneOf([...TEXTS, null]) : ''
    const any = amount === 'most' ? WORD : (some ?? choose(graphemes))
    return any.slice(0, Number(maxLength ?? any.length)).padEnd(Number(minLength), 'а')
  }

  function number({ type, minimum, maximum }: Schema): number {
    const least = Number(minimum ?? 0)
    const most = Number(maximum ?? (type === 'integer' ? Number.MAX_SAFE_INTEGER : 1e308))
    if (amount !== 'mixed') return amount === 'least' ? least : most
    return Math.max(least, Math.min(most, oneOf([least, 1, 7, 12, 60, 95, 1e4, most])))
  }

  function list(items: Schema, { minItems = 0, maxItems }: Schema, isLong: boolean, depth: number) {
    const most = isLong ? 1000 : 3
    const length = { least: 0, most, mixed: choose(fc.nat, Math.min(most, 12)) }[amount]
    const within = Math.max(Number(minItems), Math.min(Number(maxItems ?? length), length))
    return Array.from({ length: within }, (_, at) => value(items, '', depth + 1, at))
  }

  /** `depth` counts the lists around it; `place` is its index in the innermost one. */
  function value(schema: Schema, name: string, depth: number, place: number): unknown {
    const { $ref, anyOf, oneOf: choices = anyOf, items, properties, required = [] } = schema
    if ($ref !== undefined) {
      const named = contract.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
      return value(named ?? {}, name, depth, place)
    }
    const types = new Set([schema['type']].flat())
    const others = choices?.filter((one) => one['type'] !== 'null') ?? []
    const isNullable = types.has('null') || others.length < (choices?.length ?? 0)
    if (isNullable && !isThere()) return null
    if (choices) return value(oneOf(others), name, depth, place)
    if (Array.isArray(schema['enum'])) return oneOf(schema['enum'])
    if (items) {
      // Lists within lists are short, and so are the muscles of an exercise: a plan shows it often.
      const isLong = depth === 0 && (name === '' || (name !== 'muscles' && choose(fc.boolean)))
      return list(items, schema, isLong, depth)
    }
    if (properties) {
      const fields = Object.entries(properties)
        .filter(([key]) => required.includes(key) || isThere())
        .map(([key, one]) => [key, value(one, key, depth, place)] as const)
      return { ...Object.fromEntries(fields), ...(isThere() && { unknown: [null, { more: 1 }] }) }
    }
    if (types.has('boolean')) return choose(fc.boolean)
    if (types.has('integer') || types.has('number')) return number(schema)
    return name === 'id' && place >= 0 ? idOf(place) : text(schema)
  }
  return value(whole, '', 0, -1)
}

/** The JSON of a successful answer to `METHOD path`; null if it has no body. */
export function anyAnswer(name: string, seed: string, amount: Amount): unknown {
  const answer = describedOperation(name).answers.find(({ status }) => status.startsWith('2'))
  const json = answer?.content?.['application/json']
  return json ? anyValue(json.schema, seed, amount) : null
}

export type Reader = 'coach' | 'client' | 'guest'

/** The id of the reader. */
export const ME = idOf(1)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is no chance: whose screens the reader sees. */
function fitting(name: string, answer: unknown, reader: Reader): unknown {
  if (!isObject(answer)) return answer
  if (name === 'GET /v1/users/{id}')
    return { ...answer, role: reader === 'coach' ? 'client' : 'coach' }
  if (name === 'GET /v1/calendar/sessions/{id}' && reader === 'client')
    return { ...answer, client_id: ME }
  if (name !== 'GET /v1/users/me') return answer
  const card = isObject(answer['client_info']) ? answer['client_info'] : {}
  // Without a goal a client sees nothing but the questionnaire.
  const own = reader === 'client' && { client_info: { notes: '', ...card, goal: 'Схуднення' } }
  return { ...answer, id: ME, role: reader, ...own }
}

/** A path without parameters comes before one with them. */
const PATHS = operations
  .map(({ name, parameters }) => {
    const [method = '', path = ''] = name.split(' ')
    const isPaged = parameters.some((one) => one.name === 'skip')
    return { name, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), isPaged }
  })
  .toSorted((a, b) => Number(a.name.includes('{')) - Number(b.name.includes('{')))

/** Answers the calls of a reader with JSON, null without a body: the same call always the same. */
export function anyServer(seed: number, reader: Reader) {
  const known = new Map<string, unknown>()
  return (method: string, address: string, amount: Amount): unknown => {
    const { pathname, searchParams } = new URL(address)
    const found = PATHS.find((one) => one.method === method && one.path.test(pathname))
    if (!found) throw new Error(`The contract has no ${method} ${pathname}`)
    const key = [seed, reader, amount, method, pathname].join(' ')
    if (!known.has(key))
      known.set(key, fitting(found.name, anyAnswer(found.name, key, amount), reader))
    const whole = known.get(key)
    const skip = Number(searchParams.get('skip'))
    const page = (list: unknown[]): unknown[] =>
      list.slice(skip, skip + Number(searchParams.get('limit') ?? 100))
    if (!found.isPaged) return whole
    if (Array.isArray(whole)) return page(whole)
    return isObject(whole) && Array.isArray(whole['training_exercises'])
      ? { ...whole, training_exercises: page(whole['training_exercises']) }
      : whole
  }
}
