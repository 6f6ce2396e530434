/** Replaces the parts of msw that `small-msw.ts` leaves out. */

/** An interceptor that intercepts nothing. */
class Idle {
  predicate(): boolean {
    return false
  }
  apply(): void {}
  dispose(): void {}
  on(): this {
    return this
  }
  removeListener(): this {
    return this
  }
}

export {
  Idle as BatchInterceptor,
  Idle as FetchInterceptor,
  Idle as WebSocketInterceptor,
  Idle as XMLHttpRequestInterceptor,
}

export const createRequestId = (): string => crypto.randomUUID()

/** A page cannot read a cookie header in a browser. */
export const parseCookie = (): object => ({})

/** Never called: the text of a response for a debug log, and the match of a path pattern. */
export const a = (): Promise<string> => Promise.resolve('')
export const matchPattern = (): never => {
  throw new Error('The build has no patterns of addresses')
}
