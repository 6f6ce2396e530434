import type * as v from 'valibot'

import { deviceStorage, parseJson, type SafeStorage } from './storage.ts'

export interface KeptValue<T> {
  /** The current value, read from the device; any tab may have written it. */
  read: () => T
  write: (value: T) => void
  /** Calls `listener` when this tab or another writes it; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * A value that the device keeps as JSON. It is stored only there.
 *
 * @param initial the value if none is stored or the stored one is corrupt; writing an equal value
 * removes the key
 * @param storage another storage than the device's, for values of one tab
 */
export function keptValue<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  storage: SafeStorage = deviceStorage,
): KeptValue<T> {
  let seen: { text: string | null; value: T } = { text: null, value: initial }
  const listeners = new Set<() => void>()
  const initialText = JSON.stringify(initial)

  return {
    /**
     * The same text returns the same object, so another read does not render the subscribers again.
     */
    read() {
      const text = storage.read(key)
      if (text !== seen.text) seen = { text, value: parseJson(text, schema) ?? initial }
      return seen.value
    },
    write(value) {
      const json = JSON.stringify(value)
      const text = json === initialText ? null : json
      seen = { text, value }
      if (text === null) storage.remove(key)
      else storage.write(key, text)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = storage.onChange(key, listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
