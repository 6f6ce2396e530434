/**
 * An operation of the contract is named `METHOD path` everywhere: in the client's errors, the error
 * catalogue, the mock's handlers, faults and log. These types read the generated contract by that
 * name; `ApiError` is a failed call of one.
 */
import { serverNow } from '#src/domain/time/now.ts'

import type { paths } from './contract.gen.ts'

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

type OperationOfPath<Path extends keyof paths> = {
  [M in Method]: paths[Path][M] extends { responses: unknown }
    ? `${Uppercase<M>} ${Path & string}`
    : never
}[Method]

/** All operations: `'GET /v1/users/me' | 'POST /v1/auth/login' | …`. */
export type Operation = { [Path in keyof paths]: OperationOfPath<Path> }[keyof paths]

/** The contract's entry for an operation: parameters, requestBody, responses. */
export type Entry<Op extends Operation> = Op extends `${infer M} ${infer Path}`
  ? Path extends keyof paths
    ? Lowercase<M> extends keyof paths[Path]
      ? paths[Path][Lowercase<M>]
      : never
    : never
  : never

/** Status → answer, as the contract documents them. */
export type Responses<Op extends Operation> = Entry<Op> extends { responses: infer R } ? R : never

/** The statuses of a success that the contract has. */
export type SuccessStatus = 200 | 201 | 204

/** The documented failures of an operation. */
export type ErrorStatus<Op extends Operation> = Exclude<keyof Responses<Op>, SuccessStatus> & number

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined

/** The JSON body of an operation's success; `undefined` if it answers without one (204). */
export type Success<Op extends Operation> = JsonOf<
  Responses<Op>[keyof Responses<Op> & SuccessStatus]
>

/**
 * Why a call failed: a status that is not a success, no connection, no answer within
 * API_TIMEOUT_MS, or an answer that does not match the contract. Or why it was not sent, or why its
 * answer is ignored: another person has signed in from another tab, its verification is over, or
 * another flow has begun.
 */
type ApiErrorReason =
  | 'status'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'person'
  | 'verification'
  | 'another-flow'

/** A failed call. Its message is for developers; what the user reads is in `src/errors`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly operation: Operation
  readonly reason: ApiErrorReason
  /** The status that made the call fail; null for any other reason. */
  readonly status: number | null
  /** Seconds to wait before another attempt, if the answer names them. */
  readonly retryAfter: number | null
  /** The moment when that wait ends, in ms, for a countdown. */
  readonly retryAt: number | null

  /** @param detail what was wrong, without any value of the answer, which could be a secret */
  constructor(operation: Operation, reason: ApiErrorReason, response?: Response, detail = '') {
    super([`${operation}:`, reason, response?.status, detail].join(' ').trimEnd())
    this.operation = operation
    this.reason = reason
    this.status = reason === 'status' && response ? response.status : null
    this.retryAfter = secondsOf(response?.headers.get('Retry-After') ?? '')
    this.retryAt = this.retryAfter === null ? null : Date.now() + this.retryAfter * 1000
  }
}

/** Nothing was sent. The message is shown to the person. */
export class NotSentError extends Error {}

/** The seconds of the header, which is a number or a date; null if the header has neither. */
function secondsOf(header: string): number | null {
  const number = Number(header)
  const seconds = Number.isNaN(number) ? (Date.parse(header) - serverNow()) / 1000 : number
  return seconds > 0 ? seconds : null
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
