/** The contract as the mock uses it at run time, compiled by `build/contract-plugin.ts`. */
import { type Check, loadChecks as loaders, operations as compiled } from 'virtual:contract'

export interface ContractAnswer {
  status: number
  /** Key of the validator of its JSON body; null if it has none. */
  check: string | null
  /** Whether the body may also be a raw image. */
  binary: boolean
  /** Whether the specification shows no body for this answer, so that the mock's is an addition. */
  isUnshown?: boolean
  /** Whether the body may be missing, because the status alone is enough. */
  mayBeEmpty?: boolean
  /** The parts of its JSON body that the specification does not name; undefined if it names all. */
  additions?: Additions
}

/**
 * Properties by name, in an object or in each item of a list: `true` is an addition, an object
 * contains some.
 */
export interface Additions {
  [property: string]: true | Additions
}

export interface ContractOperation {
  /** `METHOD path`. */
  name: string
  method: string
  path: string
  auth: 'none' | 'optional' | 'required'
  /** The file of its validators. */
  checks: 'first' | 'others'
  parameters: string
  body: string | null
  /** Whether its JSON body may be left out. */
  isBodyOptional: boolean
  /** The name of the file field of a multipart body; null if there is no such body. */
  file: string | null
  /** Whether the specification does not name it. */
  isAddition: boolean
  answers: ContractAnswer[]
}

export const operations: readonly ContractOperation[] = compiled

export interface Violation {
  /** The place of the error: `query/start_date`, `body/phone`. */
  field: string
  message: string
}

/** The validators that have been loaded, by key. */
const validators: Record<string, Check> = {}

/** Loads the validators of an operation; `violation` needs them. */
export async function loadChecks({ checks }: ContractOperation): Promise<void> {
  Object.assign(validators, await loaders[checks]())
}

/**
 * Returns the first error in `value` according to the contract, or null. Query and path values are
 * coerced in place.
 */
export function violation(check: string, value: unknown): Violation | null {
  const validate = validators[check]
  if (!validate) throw new Error(`No check ${check}`)
  if (validate(value)) return null
  const [error] = validate.errors ?? []
  const named = error?.params['missingProperty'] ?? error?.params['additionalProperty']
  return {
    field: [error?.instancePath.slice(1), named].filter(Boolean).join('/'),
    message: error?.message ?? 'is not valid',
  }
}

/** A text that cannot be decoded is returned as it is; the request check then refuses it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** The operation of a call, with its path parameters; null if the contract has none. */
export function match(
  method: string,
  pathname: string,
): { operation: ContractOperation; path: Record<string, string> } | null {
  // A path without parameters comes before one with them: /users/me before /users/{id}.
  const same = patterns
    .filter(({ pattern }) => pattern.test(pathname))
    .toSorted(
      (a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')),
    )
  const found = same.find(
    ({ operation }) => operation.method === method && operation.path === same[0]?.operation.path,
  )
  if (!found) return null
  const groups = found.pattern.exec(pathname)?.groups ?? {}
  const path = Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decoded(value)]),
  )
  return { operation: found.operation, path }
}
