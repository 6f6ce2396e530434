/** The real server that answers some of the calls beside the mock (docs/real-server.md). */
export interface Upstream {
  /** Its address: `https://api.example`. */
  address: string
  /** Sends it a call. @throws if it does not answer */
  send: (path: string, init: RequestInit) => Promise<Response>
}

/** Calls to this path are passed on to the real server by the dev server. */
export const PROXY_PATH = '/__server'

/** Header of the dev server's answer if the real server did not answer; its value is the reason. */
export const UNREACHED = 'x-unreached'

/** The server behind the proxy of the dev server that this page came from. */
export const proxied = (address: string): Upstream => ({
  address,
  async send(path, init) {
    const response = await fetch(PROXY_PATH + path, {
      ...init,
      // A followed redirect would bypass the proxy, and this origin's cookies must not be sent.
      redirect: 'manual',
      credentials: 'omit',
    })
    const reason = response.headers.get(UNREACHED)
    if (reason !== null) throw new Error(reason)
    return response
  },
})
