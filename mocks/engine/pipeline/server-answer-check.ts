/** Compares a real server's answer with the contract. */
import { type ContractOperation, violation } from '../contract.ts'

/** An answer whose body has been read. */
export interface Read {
  status: number
  /** Its content type, without parameters. */
  type: string
  bytes: Uint8Array
}

/**
 * The body as the log shows it, and the first error according to the contract; null if there is
 * none.
 */
export interface CheckedAnswer {
  body?: unknown
  departure: string | null
}

export function checkServerAnswer(operation: ContractOperation, read: Read): CheckedAnswer {
  const { status, type, bytes } = read
  const promised = operation.answers.find((answer) => answer.status === status)
  if (bytes.length === 0) {
    const isEmptyFine = promised && (promised.check === null || promised.isUnshown)
    return { departure: isEmptyFine ? null : (undocumented(promised, status) ?? 'has no body') }
  }
  const raw = `[${type || 'no type'}, ${bytes.length} bytes]`
  if (type.startsWith('image/'))
    return { body: raw, departure: promised?.binary ? null : `answers ${status} with ${type}` }
  const parsed = parse(new TextDecoder().decode(bytes))
  const body = parsed ? parsed.value : raw
  const departure =
    undocumented(promised, status) ??
    (promised?.check === null ? `answers ${status} with a body` : null) ??
    (isJson(type) ? null : `answers ${status} with ${type || 'no type'}, not JSON`) ??
    (parsed ? null : `answers ${status} with a body that is not JSON`)
  if (departure !== null || !promised?.check) return { body, departure }
  const wrong = violation(promised.check, body)
  return { body, departure: wrong && `answers ${wrong.field || 'a body that'} ${wrong.message}` }
}

const undocumented = (promised: unknown, status: number): string | null =>
  promised === undefined ? `answers ${status}, which it does not document` : null

const isJson = (type: string): boolean => type === 'application/json' || type.endsWith('+json')

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
