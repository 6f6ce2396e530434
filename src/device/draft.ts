import type * as v from 'valibot'

import { type StoredValue, storedValue } from './stored-value.ts'

/** How the keys of all drafts of a person begin. */
const keysOf = (userId: string): string => `draft/${userId}/`

/** What is typed and not saved, by whose it is and, where a person may have several, by what it is of. */
export type PersonDraft<T> = (userId: string, thing?: string) => StoredValue<T>

/**
 * A draft that the device keeps over reloads and a forced logout (decision 14): one for each
 * person, so that nobody on this device meets or overwrites another's.
 *
 * @param initial the draft while nothing is typed; writing it forgets what was
 */
export function personDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): PersonDraft<T> {
  const made = new Map<string, StoredValue<T>>()
  return (userId, thing) => {
    const key = keysOf(userId) + (thing === undefined ? name : `${name}/${thing}`)
    const draft = made.get(key) ?? storedValue(key, schema, initial)
    made.set(key, draft)
    return draft
  }
}

/** Whether a key is of a draft of this person. */
export const isDraftOf = (key: string, userId: string): boolean => key.startsWith(keysOf(userId))

/** Whether a key is of a draft that waits for somebody else than this person. */
export const isOthersDraft = (key: string, userId: string): boolean =>
  key.startsWith('draft/') && !isDraftOf(key, userId)
