/** Waits until a condition holds. Most conditions depend on the page. */

/** Long, for a busy machine: only a failure takes that long. */
const LONGEST_WAIT_MS = 15_000
/** The longest pause between two attempts, for a condition that does not depend on the page. */
const PAUSE_MS = 60

let wait = LONGEST_WAIT_MS

/**
 * Calls `look` until it does not fail, and returns its result; throws its last error after 15 s.
 * `performance.now()` runs although the clock of the screen is stopped.
 */
export async function until<T>(look: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() - started >= wait) throw withScreen(error)
    }
    await pageChanged()
  }
}

/** Resolves when the page has changed, or after a pause. */
const pageChanged = (): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => end())
    const pause = setTimeout(() => end(), PAUSE_MS)
    const end = (): void => {
      watch.disconnect()
      clearTimeout(pause)
      resolve()
    }
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })

/** Adds the screen's text to the last error; reading it costs more than an attempt. */
function withScreen(error: unknown): unknown {
  if (wait > 0 && error instanceof Error)
    error.message += `. The screen says: ${document.body.innerText.slice(0, 600)}`
  return error
}

/** Whether the condition holds already: checked once. */
export async function isSeenNow(look: () => Promise<unknown>): Promise<boolean> {
  wait = 0
  try {
    await look()
    return true
  } catch {
    return false
  } finally {
    wait = LONGEST_WAIT_MS
  }
}
