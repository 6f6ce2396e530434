/** Calls the function when the page is idle. Safari has no idle callbacks. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done)
    else setTimeout(done, 50)
  })
