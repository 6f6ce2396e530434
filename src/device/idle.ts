/** How long a page that is never idle, as on a slow phone, is waited for, in ms. */
const LONGEST_WAIT_MS = 2000

/** Resolves when the page is idle; in Safari, which has no idle callbacks, after 50 ms. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: LONGEST_WAIT_MS })
    else setTimeout(done, 50)
  })
