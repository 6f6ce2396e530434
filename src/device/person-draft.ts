import type * as v from 'valibot'

import { type SafeStorage, type StoredAtom, storedAtom } from './storage.ts'

/** The prefix of the keys of all drafts of a person. */
const keysOf = (userId: string): string => `draft/${userId}/`

/**
 * Unsaved input, by its owner and, if a person may have several, by the id of the edited item.
 */
export type PersonDraft<T> = (userId: string, item?: string) => StoredAtom<T>

/**
 * A draft that the device keeps across reloads and a forced logout (decision 14). Each person has
 * their own, so nobody on this device sees or overwrites another person's.
 *
 * @param initial the draft while nothing is typed; writing it removes the stored draft
 * @param storage another storage than the device's, for a draft of one tab
 */
export function personDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  storage?: SafeStorage,
): PersonDraft<T> {
  const made = new Map<string, StoredAtom<T>>()
  return (userId, item) => {
    const key = keysOf(userId) + (item === undefined ? name : `${name}/${item}`)
    const draft = made.get(key) ?? storedAtom(key, schema, initial, storage)
    made.set(key, draft)
    return draft
  }
}

/** Whether a key belongs to a draft of this person. */
export const isDraftOf = (key: string, userId: string): boolean => key.startsWith(keysOf(userId))

/** Whether a key belongs to a draft of somebody else than this person. */
export const isOthersDraft = (key: string, userId: string): boolean =>
  key.startsWith('draft/') && !isDraftOf(key, userId)
