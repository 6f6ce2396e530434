/** Finds the step that a call of the log belongs to. */
import type { LogEntry } from '../log.ts'
import type { CallFacts, RawStep } from './step.ts'

/** A call that starts later than this, such as a poll, was not caused by the step. */
const CAUSED_MS = 1500

export const callFacts = ({ operation, method, url, status }: LogEntry): CallFacts => ({
  operation: operation ?? `${method} ${url}`,
  status,
})

/**
 * Adds a call to a step; returns whether the step has caused it. `quiet` is the time without an
 * effect of the step before the call started.
 */
export function addCall(step: RawStep, entry: LogEntry, quiet: number): boolean {
  const isCaused = quiet <= CAUSED_MS
  const list = isCaused ? step.calls : step.later
  list.push(callFacts(entry))
  return isCaused
}
