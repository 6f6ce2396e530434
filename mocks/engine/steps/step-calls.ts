/** Which step the calls of the log belong to. */
import type { LogEntry } from '../log.ts'
import type { CallFacts, RawStep } from './step.ts'

/** What starts later was not caused by the step: a poll. */
const CAUSED_MS = 1500

export const callFacts = ({ operation, method, url, status }: LogEntry): CallFacts => ({
  operation: operation ?? `${method} ${url}`,
  status,
})

/**
 * Adds calls to the last step; `quiet` is how long the step had had no effect when a call started.
 */
export function addCall(step: RawStep, entry: LogEntry, quiet: number): boolean {
  const isCaused = quiet <= CAUSED_MS
  const list = isCaused ? step.calls : step.later
  list.push(callFacts(entry))
  return isCaused
}
