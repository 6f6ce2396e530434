/** The dev server's way to the real one (docs/real-server.md): the page asks its own origin, so CORS does not matter. */
import type { ProxyOptions } from 'vite'

import { PROXY_PATH, UNREACHED } from '../hybrid/upstream.ts'

/** What says where a call comes from: the server is to see it as an app's, not a page's of localhost. */
const PAGE_HEADERS = ['origin', 'referer', 'cookie']

/** @throws where there is no address to pass calls on to */
export function serverProxy(address: string | undefined): Record<string, ProxyOptions> {
  if (!address || !/^https?:\/\/./.test(address) || !URL.canParse(address))
    throw new Error('Name the server: VITE_API_URL=https://api.example npm run dev:hybrid')
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
          // Otherwise the server's own 502 and a server that is not there would look the same.
          if ('writeHead' in response && !response.headersSent)
            response.writeHead(502, { [UNREACHED]: reason }).end()
        })
      },
    },
  }
}
