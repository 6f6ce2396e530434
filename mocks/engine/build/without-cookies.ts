/**
 * Vite plugin: msw without its cookie jar. This API sets no cookies, and the jar brings 157 KB with it
 * and keeps a build from starting where the browser blocks storage.
 */
import type { Plugin } from 'vite'

/** What makes it, and what it is made of. */
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
