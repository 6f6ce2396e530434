import { identified } from '#src/domain/auth-flow.ts'

import { readBy } from './read.ts'
import { User } from './schemas.gen.ts'
import { changeSession, readSession } from './session/auth-session.ts'

/** The signed-in person's own profile, which the guards, the frame and most screens read. */
export const meOptions = () =>
  readBy('GET /v1/users/me', {}, User, async (call) => {
    const me = await call()
    // The session keeps the role, too (product §3); the answer of a sign-in does not contain it.
    const { phone, userType } = readSession()
    if (phone === me.phone && userType !== me.role)
      changeSession((session) => identified(session, me.role))
    return me
  })
