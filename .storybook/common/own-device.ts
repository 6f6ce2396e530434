/**
 * The frames of the wall have one origin. Without this module they would be tabs of one person, and
 * a frame that starts would sign out the others. Each frame of the wall has its own storage, locks
 * and focus.
 */

import { takeOwnFocus } from './own-focus.ts'

/** The prefix of the frames' names. */
export const FRAME = 'wall/'

/** Storage methods; items are enumerable properties of the object, as in a browser's storage. */
const methods = {
  getItem(this: Record<string, string>, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null
  },
  setItem(this: Record<string, string>, key: string, text: string): void {
    this[key] = text
  },
  removeItem(this: Record<string, string>, key: string): void {
    Reflect.deleteProperty(this, key)
  },
  clear(this: Record<string, string>): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
  },
  key(this: Record<string, string>, at: number): string | null {
    return Object.keys(this)[at] ?? null
  },
  get length(): number {
    return Object.keys(this).length
  },
}

/** Isolates a frame of the wall; changes nothing in any other page. */
export function takeOwnDevice(): void {
  if (!window.name.startsWith(FRAME)) return
  takeOwnFocus()
  // It would also scroll the page around the frame.
  Element.prototype.scrollIntoView = () => {}
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, { value: Object.create(methods) })
  const { locks } = navigator
  const request = locks.request.bind(locks)
  Object.defineProperty(locks, 'request', {
    value: (name: string, ...rest: unknown[]): unknown =>
      Reflect.apply(request, null, [`${window.name} ${name}`, ...rest]),
  })
}
