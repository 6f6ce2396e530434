/** Replaces msw's interceptors of WebSocket and XMLHttpRequest: this app uses only `fetch`. */
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
  Idle as WebSocketClientConnection,
  Idle as WebSocketInterceptor,
  Idle as WebSocketServerConnection,
  Idle as XMLHttpRequestInterceptor,
}
