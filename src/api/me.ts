import { queryOptions } from '@tanstack/react-query'

import { identified } from '#src/domain/auth-flow.ts'

import { User } from './schemas.gen.ts'
import { send } from './send.ts'
import { changeSession, readSession } from './session/auth-session.ts'

/** The signed-in person's own profile: what the guards, the frame and most screens ask. */
export const meOptions = () =>
  queryOptions({
    queryKey: ['GET /v1/users/me'],
    queryFn: async ({ signal }) => {
      const me = await send('GET /v1/users/me', { signal }, User)
      // The session keeps the role too (product §3), which signing in does not tell.
      const { phone, userType } = readSession()
      if (phone === me.phone && userType !== me.role)
        changeSession((session) => identified(session, me.role))
      return me
    },
  })
