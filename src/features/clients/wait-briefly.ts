const LONGEST_WAIT_MS = 2000

/**
 * Waits for the parts that a screen should start with. A part that is late or fails is shown in its
 * place later.
 */
export const waitBriefly = (...parts: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_WAIT_MS)
    }),
  ])
