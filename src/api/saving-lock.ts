import { API_TIMEOUT_MS } from './session/timeout.ts'

/** Data that is edited on one screen and saved as a whole. */
type Edited = 'hours' | 'workout' | 'coach-page'

/** The name of the lock that a tab holds while it saves such data for a person. */
const lockOf = (edited: Edited, userId: string): string => `pulse-${edited} ${userId}`

/**
 * Runs a save while no other tab saves the same for that person. Tabs without a shared lock
 * (on plain HTTP, or with blocked storage) run it at once. The wait for another tab, which may be
 * suspended, is limited to the longest time of a call.
 */
export async function withSavingLock<T>(
  edited: Edited,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const hold = (): Promise<T> => {
    begun = true
    return work()
  }
  try {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS)
    return await navigator.locks.request(lockOf(edited, userId), { signal }, hold)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/**
 * Resolves when no tab is saving the data for the person. Resolves at once if tabs share no lock,
 * and when the signal is aborted.
 */
export async function whenNobodySaves(
  edited: Edited,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return
  try {
    await navigator.locks.request(lockOf(edited, userId), { mode: 'shared', signal }, () => {})
  } catch {
    // Storage is blocked, or the person has left the screen.
  }
}
