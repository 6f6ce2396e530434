import { atom, type WritableAtom } from 'jotai/vanilla'
import type * as v from 'valibot'

import { keptValue } from './kept-value.ts'

export interface StoredValue<T> {
  /** The value now, fresh from the device: right even if nobody watches the atom. */
  read: () => T
  /** Writes it without a screen, for those that watch the atom too. */
  write: (value: T) => void
  /** The value for screens; follows other tabs while it is watched. */
  atom: WritableAtom<T, [value: T], void>
}

/** A kept value (`kept-value.ts`) as a jotai atom, which only looks at the device. */
export function storedValue<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): StoredValue<T> {
  const kept = keptValue(key, schema, initial)
  const revision = atom(0)
  revision.onMount = (setRevision) => {
    const lookAgain = () => setRevision((count) => count + 1)
    lookAgain() // another tab may have changed it while nobody watched
    return kept.subscribe(lookAgain)
  }
  const view = atom(
    (get) => {
      get(revision)
      return kept.read()
    },
    (_get, set, value: T) => {
      kept.write(value)
      set(revision, (count) => count + 1)
    },
  )
  return { read: kept.read, write: kept.write, atom: view }
}
