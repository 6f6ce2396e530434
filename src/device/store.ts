/** The store of the application, and the values in it that the device stores. */
import { createStore, atom, type WritableAtom } from 'jotai/vanilla'
import type * as v from 'valibot'

import { deviceStorage, parseJson, type SafeStorage } from './storage.ts'

export type AppStore = ReturnType<typeof createStore>

let store: AppStore | null = null

/** The one jotai store of the running application. */
export function appStore(): AppStore {
  store ??= createStore()
  return store
}

/** Starts again with an empty store, as every story does; what the device keeps remains. */
export function renewAppStore(): AppStore {
  store = null
  return appStore()
}

export interface StoredAtom<T> {
  /** The current value, read from the device: any tab may have written it. */
  read: () => T
  /** Writes it outside of a component; the subscribers of the atom are notified, too. */
  write: (value: T) => void
  /** The value for screens; while it has subscribers, it follows other tabs, if they share it. */
  atom: WritableAtom<T, [value: T], void>
}

/**
 * A value that the device stores as JSON, and only there: the atom has no state of its own.
 *
 * @param initial the value if none is stored or the stored one is corrupt; writing an equal value
 * removes the key
 * @param storage another storage than the device's, for values of one tab
 */
export function storedAtom<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  storage: SafeStorage = deviceStorage,
): StoredAtom<T> {
  let seen: { text: string | null; value: T } = { text: null, value: initial }
  const listeners = new Set<() => void>()
  const initialText = JSON.stringify(initial)

  /** The same text returns the same object, so another read does not render the subscribers again. */
  function read(): T {
    const text = storage.read(key)
    if (text !== seen.text) seen = { text, value: parseJson(text, schema) ?? initial }
    return seen.value
  }
  function write(value: T): void {
    const json = JSON.stringify(value)
    const text = json === initialText ? null : json
    seen = { text, value }
    if (text === null) storage.remove(key)
    else storage.write(key, text)
    for (const listener of listeners) listener()
  }

  const revision = atom(0)
  revision.onMount = (setRevision) => {
    const readAgain = () => setRevision((count) => count + 1)
    readAgain() // another tab may have changed it while there were no subscribers
    listeners.add(readAgain)
    const stop = storage.onChange(key, readAgain)
    return () => {
      listeners.delete(readAgain)
      stop()
    }
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
  return { read, write, atom: view }
}
