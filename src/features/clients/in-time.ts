const PATIENCE_MS = 2000

/** Waits for the parts that a screen should begin with. What is late or fails comes in its own place later. */
export const inTime = (...parts: readonly Promise<void>[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])

/** For a query that a screen began with: what failed then is not requested again without a press. */
export const loadedBefore = { retryOnMount: false }
