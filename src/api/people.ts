/** Other people's profiles. */
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { allPages } from './all-pages.ts'
import type { components } from './contract.gen.ts'
import { User } from './schemas.gen.ts'
import { send } from './send.ts'

export type User = components['schemas']['User']

/** A profile by id or public slug. */
export const userOptions = (id: string) =>
  queryOptions({
    queryKey: ['GET /v1/users/{id}', { id }],
    queryFn: ({ signal }) => send('GET /v1/users/{id}', { path: { id }, signal }, User),
  })

/** A coach's whole client base, beyond the first hundred too. */
export const clientsOptions = (coachId: string) =>
  queryOptions({
    queryKey: ['GET /v1/coaches/{id}/clients', { coachId }],
    queryFn: ({ signal }) =>
      allPages((page) =>
        send(
          'GET /v1/coaches/{id}/clients',
          { path: { id: coachId }, query: page, signal },
          v.array(User),
        ),
      ),
    staleTime: 60_000,
  })
