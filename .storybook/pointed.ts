/** For stories of what the pointer and the focus change: their global `pseudo` shows it without either of them. */
import { expect, waitFor } from 'storybook/test'

import { painted } from './in-page.ts'

const CONTROLS = 'a, button, input, label, select, textarea'

/** What a pointer and a focus change of a control, or of the frame around a field. */
const looks = (): string[] =>
  [...document.body.querySelectorAll(CONTROLS)].map((control) => {
    const { backgroundColor, borderColor, color, outline } = getComputedStyle(control)
    return [backgroundColor, borderColor, color, outline].join(' ')
  })

/** Something looks otherwise than without the pointer, or the focus, of the story. */
export async function looksPointed(): Promise<void> {
  // In Storybook itself neither is there before the story has ended.
  if (import.meta.env.MODE !== 'test') return
  const { classList } = document.body
  const pointed = (): string[] => [...classList].filter((name) => name.startsWith('pseudo-'))
  await waitFor(() => expect(pointed()).not.toEqual([]))
  const names = pointed()
  // A colour is on its way for a moment, under reduced motion too.
  await painted()
  const shown = looks()
  classList.remove(...names)
  await painted()
  const plain = looks()
  classList.add(...names)
  await expect(shown).not.toEqual(plain)
}
