/** Small things that the device remembers for another screen or page. */
import * as v from 'valibot'

import { tabStorage, storedAtom } from './storage.ts'

const chosen = storedAtom(
  'chosen-slot',
  v.object({ id: v.string(), text: v.string() }),
  { id: '', text: '' },
  tabStorage,
)

/**
 * Keeps which time slot a visitor chose, in words, until it is booked; the forms before the booking
 * show it.
 */
export const keepChosenSlot = (id: string, text: string): void => chosen.write({ id, text })

/**
 * The text of the slot that a return path names; null if it names none, or the slot was chosen on
 * another device.
 */
export function chosenSlotText(next: string | undefined): string | null {
  const { id, text } = chosen.read()
  const query = next?.replace(/^[^?]*\??|#.*$/g, '')
  return id !== '' && new URLSearchParams(query).get('slot') === id ? text : null
}

/** One toast that survives a reload: «Акаунт видалено» is shown on the next page. */
const TOAST = 'reload-toast'

/** Keeps a text for the next page. If storage is blocked or full, the text is lost. */
export const keepToast = (text: string): void => tabStorage.write(TOAST, text)

/** Returns the text that the previous page has kept, and removes it; null if there is none. */
export function takeToast(): string | null {
  const text = tabStorage.read(TOAST)
  tabStorage.remove(TOAST)
  return text
}
