/** Other people's profiles. */
import * as v from 'valibot'

import { allPages } from './all-pages.ts'
import type { components } from './contract.gen.ts'
import { read, readBy } from './read.ts'
import { User } from './schemas.gen.ts'

export type User = components['schemas']['User']

/** A profile by id or public slug. */
export const userOptions = (id: string) => read('GET /v1/users/{id}', { path: { id } }, User)

/** A coach's whole client base, beyond the first hundred too. */
export const clientsOptions = (id: string) => ({
  ...readBy('GET /v1/coaches/{id}/clients', { path: { id } }, v.array(User), allPages),
  staleTime: 60_000,
})
