import { atom, type WritableAtom } from 'jotai/vanilla'
import type * as v from 'valibot'

import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './storage.ts'

export interface KeptAtom<T> {
  /** The current value, read from the device; correct even if the atom has no subscribers. */
  read: () => T
  /** Writes it outside of a component; the subscribers of the atom are notified, too. */
  write: (value: T) => void
  /** The value for screens; while it has subscribers, it follows other tabs, if they share it. */
  atom: WritableAtom<T, [value: T], void>
}

/**
 * A kept value (`kept-value.ts`) as a jotai atom, which has no state of its own.
 *
 * @param storage another storage than the device's, for values of one tab
 */
export function keptAtom<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  storage?: SafeStorage,
): KeptAtom<T> {
  const kept = keptValue(key, schema, initial, storage)
  const revision = atom(0)
  revision.onMount = (setRevision) => {
    const lookAgain = () => setRevision((count) => count + 1)
    lookAgain() // another tab may have changed it while there were no subscribers
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
