/** Other people's profiles. */
import * as v from 'valibot'

import type { components } from './contract.gen.ts'
import { readList } from './read-list.ts'
import { read } from './read.ts'
import { User } from './schemas.gen.ts'

export type User = components['schemas']['User']

/** A profile by id or public slug. */
export const userOptions = (id: string) => read('GET /v1/users/{id}', { path: { id } }, User)

/** A coach's whole client base, also beyond the first hundred. */
export const clientsOptions = (id: string) => ({
  ...readList('GET /v1/coaches/{id}/clients', { path: { id } }, v.array(User)),
  staleTime: 60_000,
})
