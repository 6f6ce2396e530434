import { atom, type WritableAtom } from 'jotai/vanilla'
import type * as v from 'valibot'

import { deviceStorage, parseJson } from './storage.ts'

interface StoredValue<T> {
  /** The value now, fresh from the device: right even if nobody watches the atom. */
  read: () => T
  /** The value for screens; follows other tabs while it is watched. */
  atom: WritableAtom<T, [value: T], void>
}

/**
 * A value that the device keeps as JSON. The device is its one home: the atom only looks at it.
 *
 * @param initial the value where none is stored, or a corrupt one; storing it removes the key
 */
export function storedValue<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): StoredValue<T> {
  let seen: { text: string | null; value: T } = { text: null, value: initial }

  /** The same text gives the same object, so that looking again renders nothing anew. */
  function read(): T {
    const text = deviceStorage.read(key)
    if (text !== seen.text) seen = { text, value: parseJson(text, schema) ?? initial }
    return seen.value
  }

  function write(value: T): void {
    const text = value === initial ? null : JSON.stringify(value)
    seen = { text, value }
    if (text === null) deviceStorage.remove(key)
    else deviceStorage.write(key, text)
  }

  const revision = atom(0)
  revision.onMount = (setRevision) => {
    const lookAgain = () => setRevision((count) => count + 1)
    lookAgain() // another tab may have changed it while nobody watched
    return deviceStorage.onChange(key, lookAgain)
  }

  const view = atom(
    (get) => {
      get(revision)
      return read()
    },
    (_get, set, value: T) => {
      write(value)
      set(revision, (count) => count + 1)
    },
  )
  return { read, atom: view }
}
