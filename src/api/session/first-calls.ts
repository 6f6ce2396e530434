/** The calls that index.html starts before the application's code is there (src/build/early-script.ts). */
interface FirstCall {
  url: string
  token: string
  answer: Promise<Response>
}

declare global {
  var firstCalls: FirstCall[] | undefined
}

/** The answer of one of them, once, for the same call with the same token; null for any other. */
export function takeFirstCall({ method, url }: Request, token: string): Promise<Response> | null {
  const calls = globalThis.firstCalls ?? []
  const at = calls.findIndex((call) => call.url === url && call.token === token)
  if (method !== 'GET' || at < 0) return null
  const [call] = calls.splice(at, 1)
  return call?.answer ?? null
}
