/**
 * Logs a call that has been answered, and writes an error to the console if the contract is broken.
 */
import type { ContractOperation } from '../contract.ts'
import type { FaultKind } from '../faults.ts'
import { type LogEntry, maskedHeaders, maskedUrl, type RequestLog } from '../log.ts'

/** Where calls are logged. */
export interface Logging {
  log: RequestLog
  /** Called with the log entry of each call once it is answered. */
  onLog?: (entry: LogEntry) => void
}

/** A call as it was received. */
export interface Call {
  /** An unread copy. */
  unread: Request
  operation: ContractOperation | undefined
  sent: unknown
  /** Milliseconds of the mock's clock. */
  at: number
  /** When it was received, by `performance`. */
  started: number
}

/** An answer about to be sent, and its fields for the log. */
export interface Outcome {
  response: Response
  body?: unknown
  violation?: string
  fault?: FaultKind
  /** Whether the answer is from the real server. */
  isServers?: boolean
}

export function logCall({ log, onLog }: Logging, call: Call, outcome: Outcome): void {
  const { unread, operation, sent, at, started } = call
  const entry = log.add(
    {
      at,
      method: unread.method,
      url: maskedUrl(new URL(unread.url)),
      operation: operation?.name ?? null,
      from: outcome.isServers ? 'server' : 'mock',
      headers: maskedHeaders(unread.headers),
      status: outcome.response.status,
      duration: Math.round(performance.now() - started),
      violation: outcome.violation ?? null,
      fault: outcome.fault === undefined ? null : String(outcome.fault),
      request: sent,
      response: outcome.body,
    },
    unread,
    outcome.response,
  )
  onLog?.(entry)
  if (outcome.violation)
    console.error(`The contract is broken: ${entry.operation ?? entry.url}: ${outcome.violation}`)
}
