/** The longest wait for a page that is never idle, such as one on a slow phone, in ms. */
const LONGEST_WAIT_MS = 2000

/** Resolves when the page is idle; in Safari, which has no idle callbacks, after 50 ms. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: LONGEST_WAIT_MS })
    else setTimeout(done, 50)
  })
