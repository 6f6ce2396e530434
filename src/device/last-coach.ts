import * as v from 'valibot'

import { storedValue } from './stored-value.ts'

/** By the ids of the people who sign in on this device: whose page each of them has looked at last. */
export const lastCoach = storedValue(
  'last-coach',
  v.record(v.string(), v.object({ id: v.string(), name: v.string() })),
  {},
)
