const LONGEST_WAIT_MS = 2000

/**
 * Waits at most 2 s for the parts that a screen should start with; never rejects. A part that is
 * late is shown later, and a failure is shown in the place of its part.
 */
export const waitBriefly = (...parts: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_WAIT_MS)
    }),
  ])
