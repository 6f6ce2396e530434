import type * as v from 'valibot'

import { deviceStorage, parseJson, type SafeStorage } from './storage.ts'

export interface KeptValue<T> {
  /** The value now, fresh from the device, whichever tab wrote it last. */
  read: () => T
  write: (value: T) => void
  /** Calls back when this tab or another writes it; returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * A value that the device keeps as JSON. The device is its one home.
 *
 * @param initial the value where none is stored, or a corrupt one; writing it, or an equal one, removes the key
 * @param storage another than the device's, for what belongs to one tab
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
    /** The same text gives the same object, so that reading it again renders nothing. */
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
