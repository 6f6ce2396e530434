/**
 * Vite plugin: removes the parts of msw that the mock does not use, which are 170 KB. This API has
 * no cookies, and msw's cookie store would stop a build from starting if the browser blocks
 * storage. The mock uses a service worker, so msw's interceptors for browsers without one are left
 * out, with those for WebSockets and their debug log. The mock's only handler matches calls by a
 * function, so path patterns are left out, too.
 */
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const STUB = JSON.stringify(fileURLToPath(new URL('msw-stub.ts', import.meta.url)))

/** A text of msw's modules, and its replacement. */
interface Change {
  module: RegExp
  text: RegExp | string
  instead: string
}

const CHANGES: Change[] = [
  {
    module: /msw\/lib\/_chunks\/cookie-store\.js$/,
    text: ' = isNodeProcess() ? null : new CookieStore()',
    instead: ' = null',
  },
  {
    module: /msw\/lib\/_chunks\/cookie-store\.js$/,
    text: 'import { Cookie, CookieJar, MemoryCookieStore } from "tough-cookie";',
    instead: '',
  },
  ...[
    { module: /msw\/lib\/_chunks\/cookie-store\.js$/, from: '"@msw/url"' },
    { module: /msw\/lib\/_chunks\/http-handler\.js$/, from: '"cookie"' },
    { module: /msw\/lib\/_chunks\/interceptor-source\.js$/, from: '"@mswjs/interceptors"' },
    { module: /msw\/lib\/browser\/index\.js$/, from: '"@mswjs/interceptors/fetch"' },
    { module: /msw\/lib\/browser\/index\.js$/, from: '"@mswjs/interceptors/WebSocket"' },
    { module: /msw\/lib\/browser\/index\.js$/, from: '"@mswjs/interceptors/XMLHttpRequest"' },
    { module: /interceptors\/lib\/browser\/fetch-utils-/, from: /"\.\/create-request-id-[^"]+"/ },
  ].map(({ module, from }) => ({ module, text: from, instead: STUB })),
]

export function smallMsw(): Plugin {
  return {
    name: 'mock:small-msw',
    transform: {
      filter: { id: /[\\/](msw|@mswjs[\\/]interceptors)[\\/]lib[\\/]/ },
      handler(code, id) {
        const path = id.replaceAll('\\', '/')
        const changed = CHANGES.filter(({ module }) => module.test(path)).reduce(
          (before, { text, instead }) => {
            const after = before.replace(text, instead)
            if (after === before) this.error(`msw has no ${String(text)} in ${path} now`)
            return after
          },
          code,
        )
        // Lets the bundler drop the interceptor modules that are no longer used.
        return { code: changed, moduleSideEffects: !path.includes('/@mswjs/') }
      },
    },
  }
}
