/** The contract as the mock uses it at run time: compiled by `build/contract-plugin.ts`. */
import { checks, operations as compiled } from 'virtual:contract'

export interface ContractAnswer {
  status: number
  /** Key of the validator of its JSON body; null where there is none. */
  check: string | null
  /** Whether the body may also be a raw image. */
  binary: boolean
  /** The contract's example of a failure: what a fault answers with. */
  example?: unknown
  /** Whether the specification shows no body of it: what the mock answers is our own. */
  isUnshown?: boolean
  /** Whether its status says all: nothing of its body has to be there. */
  mayBeEmpty?: boolean
  /** What of its JSON body the specification does not name; left out where it names all. */
  additions?: Additions
}

/** Properties by name, in an object or in each of a list: `true` is an addition, an object has some within. */
export interface Additions {
  [property: string]: true | Additions
}

export interface ContractOperation {
  /** `METHOD path`. */
  name: string
  method: string
  path: string
  auth: 'none' | 'optional' | 'required'
  parameters: string
  body: string | null
  /** Whether its JSON body may be left out. */
  isBodyOptional: boolean
  /** The field of a multipart body that has its file; null where there is no such body. */
  file: string | null
  /** Whether the specification does not name it. */
  isAddition: boolean
  answers: ContractAnswer[]
}

export const operations: readonly ContractOperation[] = compiled

export interface Violation {
  /** Where: `query/start_date`, `body/phone`. */
  field: string
  message: string
}

/** The first thing that breaks the contract in `value`, or null. Query and path values are coerced in place. */
export function violation(check: string, value: unknown): Violation | null {
  const validate = checks[check]
  if (!validate) throw new Error(`No check ${check}`)
  if (validate(value)) return null
  const [error] = validate.errors ?? []
  const named = error?.params['missingProperty'] ?? error?.params['additionalProperty']
  return {
    field: [error?.instancePath.slice(1), named].filter(Boolean).join('/'),
    message: error?.message ?? 'is not valid',
  }
}

/** Of what cannot be decoded the text itself, which the request check then refuses. */
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

/** The operation that a call is for, with its path parameters; null when the contract has none. */
export function match(
  method: string,
  pathname: string,
): { operation: ContractOperation; path: Record<string, string> } | null {
  // A path without parameters goes before one with them: /users/me before /users/{id}.
  const found = patterns
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
    .toSorted(
      (a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')),
    )[0]
  if (!found) return null
  const groups = found.pattern.exec(pathname)?.groups ?? {}
  const path = Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decoded(value)]),
  )
  return { operation: found.operation, path }
}
