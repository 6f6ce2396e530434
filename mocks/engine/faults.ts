/** Faults: how a tester breaks a call on purpose. */
import { type ContractOperation, operations } from './contract.ts'

export const FAULT_KINDS = ['network', 'timeout', 'malformed', 'empty', 'invalid'] as const
export type FaultKind = (typeof FAULT_KINDS)[number] | number

export interface Fault {
  /** `METHOD path`, with the path as in the contract; or `EVERY_CALL`. */
  operation: string
  kind: FaultKind
  /** How many more calls it breaks; null for every call. */
  left: number | null
  /** How many calls it was set for, if not for every one. States of earlier versions lack it. */
  times?: number | undefined
}

/** What a fault of all operations has in place of one. */
export const EVERY_CALL = 'ALL /'

/** Whether the page has no network: every call is lost. */
export const isWithoutNetwork = (faults: readonly Fault[]): boolean =>
  faults.some(
    ({ operation, kind, left }) => operation === EVERY_CALL && kind === 'network' && left !== 0,
  )

/**
 * Parses `POST /v1/auth/login 429` or `… network×2` (a link may have an `x` for the ×); null if it
 * is invalid.
 */
export function parseFault(text: string): Fault | null {
  const found = /^([A-Z]+) (\/\S*) ([a-z]+|[45]\d\d)(?:[×x]([1-9]\d{0,3}))?$/.exec(text.trim())
  if (!found) return null
  const [, method = '', path = '', word = '', times] = found
  const kind = FAULT_KINDS.find((one) => one === word) ?? Number(word)
  const operation = `${method} ${path}`
  const isKnown = operation === EVERY_CALL || operations.some(({ name }) => name === operation)
  if (Number.isNaN(kind) || !isKnown) return null
  if (times === undefined) return { operation, kind, left: null }
  return { operation, kind, left: Number(times), times: Number(times) }
}

/** A fault as it was set, also one that is spent. */
export const formatFault = ({ operation, kind, left, times = left || 1 }: Fault): string =>
  `${operation} ${kind}${left === null ? '' : `×${times}`}`

/** Returns the fault that breaks this call, if any, and counts it down. */
export function takeFault(faults: Fault[], operation: string): FaultKind | null {
  const active = (name: string): Fault | undefined =>
    faults.find((one) => one.operation === name && one.left !== 0)
  const fault = active(EVERY_CALL) ?? active(operation)
  if (!fault) return null
  if (fault.left !== null) fault.left -= 1
  return fault.kind
}

const json = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/**
 * Whether a fault breaks only a body that the operation may leave out. The requested change is made
 * then.
 */
export const isStillDone = (kind: FaultKind, { answers }: ContractOperation): boolean =>
  (kind === 'malformed' || kind === 'empty' || kind === 'invalid') &&
  answers.some(({ status, mayBeEmpty }) => status === 204 || mayBeEmpty)

/**
 * The answer of a broken call. A status answers with the contract's own example (an undocumented
 * one with a plain error body); `timeout` never answers.
 */
export function faultAnswer(
  kind: FaultKind,
  operation: ContractOperation,
  brokenBody: string,
): Promise<Response> {
  const success = operation.answers.find(({ status }) => status < 400)?.status ?? 200
  switch (kind) {
    case 'network':
      return Promise.resolve(Response.error())
    case 'timeout':
      return new Promise(() => {})
    case 'malformed':
      return Promise.resolve(json(success === 204 ? 200 : success, '{"id": '))
    case 'empty':
      return Promise.resolve(success === 204 ? json(200, '') : json(success, ''))
    case 'invalid':
      return Promise.resolve(json(success === 204 ? 200 : success, brokenBody))
    default:
      return statusAnswer(kind, operation.name)
  }
}

async function statusAnswer(status: number, operation: string): Promise<Response> {
  const { examples } = await import('virtual:contract/examples')
  const plain = { code: 'server_error', message: `Fault: status ${status}` }
  const answer = json(status, JSON.stringify(examples[operation]?.[status] ?? plain))
  if (status === 429) answer.headers.set('retry-after', '900')
  return answer
}
