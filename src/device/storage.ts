/**
 * The device's storages, which never throw, and the values in the application's store that they
 * keep.
 */
import { atom, createStore, type WritableAtom } from 'jotai/vanilla'
import * as v from 'valibot'

let hasFailed = false
let reportFailure: (() => void) | null = null

/** Runs `work` on a storage, which throws if it is blocked or full; returns `otherwise` then. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    if (!hasFailed) reportFailure?.()
    hasFailed = true
    return otherwise
  }
}

/**
 * Calls back once when the device cannot keep values: at the first failure, or at once if there was
 * one already. The application shows a warning then (one listener).
 */
export function onStorageFailure(callback: () => void): void {
  reportFailure = callback
  if (hasFailed) callback()
}

/** Parses a stored text; null if it is corrupt or breaks the schema. */
export function parseJson<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  if (text === null) return null
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * A storage of the browser that never throws: values that it refuses are kept in memory for the
 * life of the page.
 */
export class SafeStorage {
  /** The browser's own storage. Even access to it may throw. */
  readonly #storage: () => Storage
  /** Values that it refused. They take precedence over its own. */
  readonly #memory = new Map<string, string>()

  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  /** The text under a key, or null. */
  read(key: string): string | null {
    return this.#memory.get(key) ?? attempt(() => this.#storage().getItem(key), null)
  }

  write(key: string, text: string): void {
    const kept = attempt(() => {
      this.#storage().setItem(key, text)
      return true
    }, false)
    if (kept) this.#memory.delete(key)
    else this.#memory.set(key, text)
  }

  remove(key: string): void {
    this.#memory.delete(key)
    attempt(() => this.#storage().removeItem(key), undefined)
  }

  /** All keys that have a text. */
  keys(): string[] {
    const kept = attempt(() => {
      const storage = this.#storage()
      return Array.from(storage, (_, at) => storage.key(at))
    }, [])
    return [...new Set([...this.#memory.keys(), ...kept.filter((key) => key !== null)])]
  }

  /** Removes everything except the keys for which `isKept` is true. */
  clear(isKept: (key: string) => boolean = () => false): void {
    for (const key of this.keys()) if (!isKept(key)) this.remove(key)
  }

  /**
   * Calls the listener when another tab changes the key, or may have: a page in the back/forward
   * cache receives no events. Returns a function that stops it.
   */
  onChange(key: string, callback: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      this.#memory.delete(key)
      callback()
    }
    addEventListener('storage', listener)
    addEventListener('pageshow', callback)
    return () => {
      removeEventListener('storage', listener)
      removeEventListener('pageshow', callback)
    }
  }
}

/** What the device keeps, for every tab and visit. */
export const deviceStorage = new SafeStorage(() => localStorage)

/** What one tab keeps across reloads until it is closed. */
export const tabStorage = new SafeStorage(() => sessionStorage)

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
