/**
 * The only default policy that the page's CSP allows. It accepts text without markup (style sheets
 * that Mantine writes) and rejects markup. The only script address that it accepts is the worker's.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?(text: string): string; createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/**
 * The only script address that is accepted: the worker of a mock inside the page, or the worker of
 * the app's files.
 */
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
