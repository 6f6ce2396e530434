/**
 * The one default policy that the page's CSP allows: text without markup passes (style sheets that
 * Mantine writes), markup does not, and the only script address is the worker's.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** The only script that an address may name: the worker of a mock inside the page, or that of the app's files. */
const WORKER = __MOCKS__ === 'browser' ? '/mockServiceWorker.js' : '/worker.js'

/** Sets the policy; browsers without Trusted Types need none. */
export function limitMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('No markup here')
      return text
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href)
      if (origin !== location.origin || pathname !== WORKER)
        throw new TypeError(`No script here: ${pathname}`)
      return url
    },
  })
}
