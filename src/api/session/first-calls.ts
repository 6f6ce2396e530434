/** A call that index.html starts before the code has loaded (src/build/early-script.ts). */
interface FirstCall {
  url: string
  token: string
  answer: Promise<Response>
}

declare global {
  var firstCalls: FirstCall[] | undefined
}

/** Returns the answer of such a call, once, if URL and token are the same; otherwise null. */
export function takeFirstCall({ method, url }: Request, token: string): Promise<Response> | null {
  const calls = globalThis.firstCalls ?? []
  const at = calls.findIndex((call) => call.url === url && call.token === token)
  if (method !== 'GET' || at < 0) return null
  const [call] = calls.splice(at, 1)
  return call?.answer ?? null
}
