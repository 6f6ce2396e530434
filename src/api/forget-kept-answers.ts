/** Deletes the answers that the device keeps of a person who is signed out (decision 96). */

/** How long a logout waits for the deletion, in ms; the next page also deletes. */
const FORGETTING_MS = 1000

/**
 * Deletes the kept answers, as far as that takes no more than a second. Null in a build with a mock,
 * which keeps none.
 */
export function forgetKeptAnswers(): Promise<unknown> | null {
  if (__MOCKS__ !== 'none') return null
  const late = new Promise((over) => setTimeout(over, FORGETTING_MS))
  return Promise.race([import('./offline-reads.ts').then((module) => module.forget()), late])
}
