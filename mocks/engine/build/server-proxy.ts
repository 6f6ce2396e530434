/**
 * The dev server's proxy to the real one (docs/real-server.md): the page calls its own origin, so
 * CORS does not matter.
 */
import type { ProxyOptions } from 'vite'

import { PROXY_PATH, UNREACHED } from '../pipeline/upstream.ts'

/**
 * Headers that say where a call comes from: the server must see an app's call, not one from a page
 * on localhost.
 */
const PAGE_HEADERS = ['origin', 'referer', 'cookie']

/** @throws if there is no address to pass calls on to */
export function serverProxy(address: string | undefined): Record<string, ProxyOptions> {
  if (!address || !/^https?:\/\/./.test(address) || !URL.canParse(address)) {
    const given = address ? `${address} is not an address of a server. ` : ''
    throw new Error(`${given}Name the server: VITE_API_URL=https://api.example npm run dev:hybrid`)
  }
  return {
    [`${PROXY_PATH}/`]: {
      target: address.replace(/\/$/, ''),
      changeOrigin: true,
      rewrite: (path) => path.slice(PROXY_PATH.length),
      configure(proxy) {
        proxy.on('proxyReq', (request) => {
          for (const name of PAGE_HEADERS) request.removeHeader(name)
        })
        proxy.on('error', (error, _, response) => {
          const reason = 'code' in error ? String(error.code) : error.message
          // Otherwise a 502 of the server itself and an unreachable server would look the same.
          if ('writeHead' in response && !response.headersSent)
            response.writeHead(502, { [UNREACHED]: reason }).end()
        })
      },
    },
  }
}
