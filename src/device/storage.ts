import * as v from 'valibot'

/** What the device would not take: kept for the page's life. Wins over what the device holds. */
const memory = new Map<string, string>()
let troubled = false
let tellTrouble: (() => void) | null = null

/** Runs `work` on localStorage, which throws where it is blocked or full; `otherwise` then. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    if (!troubled) tellTrouble?.()
    troubled = true
    return otherwise
  }
}

/**
 * Calls back once when the device cannot keep values: at the first failure, or at once if it has
 * failed already. The application warns then (one listener).
 */
export function onStorageTrouble(callback: () => void): void {
  tellTrouble = callback
  if (troubled) callback()
}

/** The value that a stored text spells; null where it is corrupt or breaks the schema. */
export function parseJson<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  if (text === null) return null
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}

/** localStorage that never throws: what it refuses is kept in memory for the page's life. */
export const deviceStorage = {
  /** The text under a key, or null. */
  read(key: string): string | null {
    return memory.get(key) ?? attempt(() => localStorage.getItem(key), null)
  },

  /** The value under a key; null where there is none, it is corrupt or it breaks the schema. */
  readJson<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
    return parseJson(deviceStorage.read(key), schema)
  },

  write(key: string, text: string): void {
    const kept = attempt(() => {
      localStorage.setItem(key, text)
      return true
    }, false)
    if (kept) memory.delete(key)
    else memory.set(key, text)
  },

  writeJson(key: string, value: unknown): void {
    deviceStorage.write(key, JSON.stringify(value))
  },

  remove(key: string): void {
    memory.delete(key)
    attempt(() => localStorage.removeItem(key), undefined)
  },

  /** All keys that have a text. */
  keys(): string[] {
    const kept = attempt(() => Array.from(localStorage, (_, at) => localStorage.key(at)), [])
    return [...new Set([...memory.keys(), ...kept.filter((key) => key !== null)])]
  },

  /** Forgets everything but the keys that `isKept` is true of. */
  clear(isKept: (key: string) => boolean = () => false): void {
    for (const key of deviceStorage.keys()) if (!isKept(key)) deviceStorage.remove(key)
  },

  /** Calls back when another tab changes the key; returns how to stop. */
  onChange(key: string, callback: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      memory.delete(key)
      callback()
    }
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
}
