import { API_TIMEOUT_MS } from './session/timeout.ts'

/** What a person edits on one screen and saves as a whole. */
type Thing = 'hours' | 'workout' | 'coach-page'

/** The lock that a tab holds while it saves a thing of a person. */
const lockOf = (thing: Thing, userId: string): string => `pulse-${thing} ${userId}`

/**
 * Does work, a save of a person's thing, while no other tab does, where tabs share a lock: not on plain
 * HTTP, nor where storage is blocked. A tab that may be suspended is waited for as long as for a call.
 */
export async function inTurn<T>(thing: Thing, userId: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const hold = (): Promise<T> => {
    begun = true
    return work()
  }
  try {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS)
    return await navigator.locks.request(lockOf(thing, userId), { signal }, hold)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/** Until no tab saves a thing of a person; at once where tabs share no lock, or nobody waits any more. */
export async function whenNobodySaves(
  thing: Thing,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return
  try {
    await navigator.locks.request(lockOf(thing, userId), { mode: 'shared', signal }, () => {})
  } catch {
    // Storage is blocked, or the screen was left.
  }
}
