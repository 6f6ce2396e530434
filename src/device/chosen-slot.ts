import * as v from 'valibot'

import { keptValue } from './kept-value.ts'
import { tabStorage } from './storage.ts'

const chosen = keptValue(
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
