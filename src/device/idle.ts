/** Resolves when the page is idle; in Safari, which has no idle callbacks, after 50 ms. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done)
    else setTimeout(done, 50)
  })
