const PATIENCE_MS = 2000

/** Waits for the parts that a screen should begin with. What is late or fails comes in its own place later. */
export const inTime = (...parts: readonly Promise<void>[]): Promise<unknown> =>
  Promise.race([
    Promise.all(parts),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])

/** For a query that a screen began with: what failed on the way is not asked for once more by itself. */
export const loadedBefore = { retryOnMount: false }
