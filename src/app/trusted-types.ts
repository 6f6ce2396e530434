/**
 * The one default policy that the page's CSP allows: text without markup passes (style sheets that
 * Mantine writes), markup does not, and the only script address is the mock's worker.
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

/** The only script that an address may name: the worker of a mock inside the page. */
const WORKER = __MOCKS__ === 'browser' ? '/mockServiceWorker.js' : null

/** Sets the policy; browsers without Trusted Types need none. */
export function limitMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup is not allowed here')
      return text
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href)
      if (origin !== location.origin || pathname !== WORKER)
        throw new TypeError(`Script address is not allowed: ${pathname}`)
      return url
    },
  })
}
