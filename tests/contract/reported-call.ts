/**
 * One call of the suite as a report shows it: plain data, which the tests pass to the report's
 * writer.
 */
import type { Answer, Caller, Parts } from './http-exchange.ts'

/** A call as it was made. */
export interface MadeCall {
  operation: string
  url: string
  caller: Caller
  body: Parts['body']
  /** Null if none was received. */
  answer: Answer | null
  /** What breaks the contract in the answer. */
  problem: string | null
}

export interface ReportedCall {
  operation: string
  /** Null if no answer was received. */
  status: number | null
  problem: string | null
  /** The full name of the test that made it. */
  during: string
  /** As texts, without secrets. */
  request: string
  answer: string
}

/** A longer body is cut, and the report says how much is left out. */
const LENGTH = 4000

const cut = (text: string): string =>
  text.length > LENGTH
    ? `${text.slice(0, LENGTH)}\n… ${text.length - LENGTH} characters more`
    : text

const bodyText = (body: unknown): string =>
  body === undefined ? '' : `\n${cut(JSON.stringify(body, null, 2))}`

/** @param path path and query */
export function requestText({ operation, caller }: MadeCall, path: string, body: unknown): string {
  const [method = ''] = operation.split(' ')
  const authorization = caller ? '\nauthorization: Bearer •••' : ''
  return `${method} ${path}${authorization}${bodyText(body)}`
}

export function answerText({ answer }: MadeCall, body: unknown): string {
  if (!answer) return 'No answer came.'
  const { status, type, retryAfter, bytes } = answer
  const lines = [
    `${status} ${type}`.trim(),
    ...(retryAfter === null ? [] : [`retry-after: ${retryAfter}`]),
  ].join('\n')
  if (body !== undefined) return lines + bodyText(body)
  if (bytes.length === 0) return lines
  const isText = /^text\/|json|xml/.test(type)
  return `${lines}\n${isText ? cut(new TextDecoder().decode(bytes)) : `[${bytes.length} bytes]`}`
}
