import { setTimeout } from 'node:timers/promises'

const LIMIT_MS = 15_000
const STEP_MS = 50

/** Says why the expected thing is not there yet. */
export class NotYet extends Error {}

/**
 * Calls `ask` until it throws no NotYet, and returns its result. After the limit it throws an Error
 * that contains `what` and the message of the last NotYet. Any other error is thrown at once.
 */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof NotYet)) throw error
      if (performance.now() > end)
        throw new Error(`waited ${LIMIT_MS / 1000} s for ${what}: ${error.message}`, {
          cause: error,
        })
      await setTimeout(STEP_MS)
    }
  }
}

/** The same for a function that throws other errors while it is not ready. */
export const ready = <T>(what: string, ask: () => Promise<T>): Promise<T> =>
  until(what, () =>
    ask().catch((error: unknown) => {
      throw new NotYet(String(error))
    }),
  )
