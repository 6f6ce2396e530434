import * as v from 'valibot'

import { storedAtom } from './store.ts'

/**
 * The coach whose page a person has viewed last, by the ids of the people who sign in on this
 * device.
 */
export const lastCoach = storedAtom(
  'last-coach',
  v.record(v.string(), v.object({ id: v.string(), name: v.string() })),
  {},
)
