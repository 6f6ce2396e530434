import { queryOptions } from '@tanstack/react-query'

import { User } from './schemas.gen.ts'
import { send } from './send.ts'

/** The signed-in person's own profile: what the guards, the frame and most screens ask. */
export const meOptions = () =>
  queryOptions({
    queryKey: ['GET /v1/users/me'],
    queryFn: ({ signal }) => send('GET /v1/users/me', { signal }, User),
  })
