import * as v from 'valibot'

import { keptValue } from './kept-value.ts'
import { tabStorage } from './storage.ts'

const chosen = keptValue(
  'chosen-slot',
  v.object({ id: v.string(), text: v.string() }),
  { id: '', text: '' },
  tabStorage,
)

/** Keeps in words which time slot a visitor chose, until it is booked: the forms on the way say so. */
export const keepChosenSlot = (id: string, text: string): void => chosen.write({ id, text })

/** The words for the slot that a return path leads to; null where it leads to none, or was chosen elsewhere. */
export function chosenSlotText(next: string | undefined): string | null {
  const { id, text } = chosen.read()
  const query = next?.replace(/^[^?]*\??|#.*$/g, '')
  return id !== '' && new URLSearchParams(query).get('slot') === id ? text : null
}
