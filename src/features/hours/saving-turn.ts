import { API_TIMEOUT_MS } from '#src/api/timeout.ts'

/** The lock that a tab holds while it saves the hours of a person. */
const lockOf = (userId: string): string => `pulse-hours ${userId}`

/**
 * Does work, a save of a person's hours, while no other tab does, where tabs share a lock: not on plain
 * HTTP, nor where storage is blocked. A tab that may be suspended is waited for as long as for a call.
 */
export async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const hold = (): Promise<T> => {
    begun = true
    return work()
  }
  try {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS)
    return await navigator.locks.request(lockOf(userId), { signal }, hold)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/** Until no tab saves the hours of a person; at once where tabs share no lock, or nobody waits any more. */
export async function whenNobodySaves(userId: string, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return
  try {
    await navigator.locks.request(lockOf(userId), { mode: 'shared', signal }, () => {})
  } catch {
    // Storage is blocked, or the screen was left.
  }
}
