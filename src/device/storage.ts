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
