/** The profile call that index.html starts before the application's code is there (src/build/first-paint.ts). */
interface FirstCall {
  url: string
  token: string
  answer: Promise<Response>
}

declare global {
  var firstCall: FirstCall | undefined
}

/** Its answer, once, for the same call with the same token; null for any other. */
export function takeFirstCall({ method, url }: Request, token: string): Promise<Response> | null {
  const call = globalThis.firstCall
  if (!call || method !== 'GET' || url !== call.url || token !== call.token) return null
  globalThis.firstCall = undefined
  return call.answer
}
