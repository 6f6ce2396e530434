import { AnotherOwnerError } from './another-owner-error.ts'
import { mayUse, readSession, anotherOwner } from './auth-session.ts'
import { apiBase } from './base.ts'
import { takeFirstCall } from './first-calls.ts'
import { renewTokens } from './refresh.ts'

/**
 * `fetch` with the stored bearer token (product §6), for the API only. After a 401 it renews the
 * tokens and repeats the request once (product §4); if that is not possible, it returns the 401.
 *
 * @throws AnotherOwnerError when somebody else has signed in, or has begun to in another tab: nothing is sent
 * @throws TypeError as `fetch` does, if the device went offline before the tokens were renewed
 */
export async function authorisedFetch(request: Request): Promise<Response> {
  const used = readSession()
  const isApi = request.url.startsWith(`${apiBase()}/`)
  if (!isApi) return fetch(request)
  if (!mayUse(used)) throw new AnotherOwnerError(anotherOwner(used))
  if (!used.token) return fetch(request)

  // A clone: sending consumes the body, and the repetition needs it byte for byte.
  const answer = await sendWith(request.clone(), used.token)
  // A 401 of the auth calls has its own text (decision 2).
  const isAuth = request.url.startsWith(`${apiBase()}/v1/auth/`)
  if (answer.status !== 401 || isAuth) return answer

  await renewTokens(used.token)
  const { token, phone, refreshToken } = readSession()
  // The renewal did not reach the server, and the 401 only means that the token must be renewed.
  if (token === used.token && refreshToken) throw new TypeError('Offline')
  // Another person may have signed in meanwhile: never send this request in their name.
  if (!token || token === used.token || phone !== used.phone) return answer
  return sendWith(request, token)
}

async function sendWith(request: Request, token: string): Promise<Response> {
  const early = await takeFirstCall(request, token)?.catch(() => null)
  if (early) return early
  request.headers.set('Authorization', `Bearer ${token}`)
  return fetch(request)
}
