/**
 * The handles in the address: `?scenario=busy&as=guest&fault=…`, read at start and then removed
 * from it.
 */
import { type Fault, parseFault } from './faults.ts'
import type { ProductPage } from './product-page.ts'
import type { Persona, ScenarioId } from './register.ts'
import { readChoice } from './server-choice.ts'
import { isWallTime } from './wall-time.ts'

export interface Handles {
  scenario?: ScenarioId
  as?: Persona
  /** Wall time of the product's zone, `YYYY-MM-DDTHH:MM`; seconds allowed. */
  now?: string
  /** Whether the clock is stopped at `now`. */
  frozen?: boolean
  latency?: number
  otp?: 'auto' | 'manual'
  answers?: 'full' | 'bare'
  /** The operations that the real server answers. */
  server?: string[]
  faults: Fault[]
}

const MAX_LATENCY = 999_999

/** Whether a number is a valid latency, in milliseconds. */
export const isLatency = (ms: number): boolean =>
  Number.isInteger(ms) && ms >= 0 && ms <= MAX_LATENCY

/** Whether a word is a value of `otp`. */
export const isOtp = (mode: string): mode is 'auto' | 'manual' =>
  mode === 'auto' || mode === 'manual'

/** Whether a word is a value of `answers`. */
export const isAnswers = (mode: string): mode is 'full' | 'bare' =>
  mode === 'full' || mode === 'bare'

const NAMES = ['scenario', 'as', 'now', 'clock', 'latency', 'otp', 'answers', 'server', 'fault']

/**
 * The handles of an address, and the address without them. An invalid value is reported, not
 * guessed.
 */
export function readHandles(
  address: URL,
  { scenarios, personas }: Pick<ProductPage, 'scenarios' | 'personas'>,
): { handles: Handles; rest: URL; unknown: string[] } {
  const query = address.searchParams
  const unknown: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = query.get(name)
    if (text === null) return undefined
    const value = parse(text)
    if (value === undefined) unknown.push(`${name}=${text}`)
    return value
  }
  const scenario = read('scenario', (text) => scenarios.find((one) => one === text))
  const as = read('as', (text) => personas.find(({ value }) => value === text)?.value)
  const now = read('now', (text) => (isWallTime(text) ? text : undefined))
  const frozen = read('clock', (text) => (text === 'frozen' ? true : undefined))
  const latency = read('latency', (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined))
  const otp = read('otp', (text) => (isOtp(text) ? text : undefined))
  const answers = read('answers', (text) => (isAnswers(text) ? text : undefined))
  const server = readChoice(query.getAll('server'))
  unknown.push(...server.unknown.map((word) => `server=${word}`))
  const faults = query.getAll('fault').flatMap((text) => {
    const fault = parseFault(text)
    if (!fault) unknown.push(`fault=${text}`)
    return fault ?? []
  })
  return {
    handles: {
      ...(scenario && { scenario }),
      ...(as && { as }),
      ...(now !== undefined && { now }),
      ...(frozen && { frozen }),
      ...(latency !== undefined && { latency }),
      ...(otp && { otp }),
      ...(answers && { answers }),
      ...(server.chosen.length > 0 && { server: server.chosen }),
      faults,
    },
    rest: withoutHandles(address),
    unknown,
  }
}

/** The address without anything that is or could be a handle. */
export function withoutHandles(address: URL): URL {
  const rest = new URL(address)
  for (const name of NAMES) rest.searchParams.delete(name)
  return rest
}
