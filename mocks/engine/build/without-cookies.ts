/**
 * Vite plugin: msw without its cookie jar. This API sets no cookies; the jar adds 157 KB and keeps
 * a build from starting if the browser blocks storage.
 */
import type { Plugin } from 'vite'

/** The module of the jar, and its dependencies. */
const JAR = ' = isNodeProcess() ? null : new CookieStore()'
const PARTS = 'import { Cookie, CookieJar, MemoryCookieStore } from "tough-cookie";'

export function withoutCookies(): Plugin {
  return {
    name: 'mock:without-cookies',
    transform: {
      filter: { id: /[\\/]msw[\\/]lib[\\/]_chunks[\\/]cookie-store\.js$/ },
      handler(code) {
        if (!code.includes(JAR) || !code.includes(PARTS))
          this.error('msw makes its cookie jar in another way now')
        return code.replace(JAR, ' = null').replace(PARTS, '')
      },
    },
  }
}
