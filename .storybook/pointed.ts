/** For stories of what the pointer and the focus change: their global `pseudo` shows it without either of them. */
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { expect } from 'storybook/test'

import { painted } from './in-page.ts'

const CONTROLS = 'a, button, input, label, select, textarea'

/** What a pointer and a focus change of a control, or of the frame around a field. */
const looks = (): string[] =>
  [...document.body.querySelectorAll(CONTROLS)].map((control) => {
    const { backgroundColor, borderColor, color, outline } = getComputedStyle(control)
    return [backgroundColor, borderColor, color, outline].join(' ')
  })

/** As the addon names the class of the page for a state: `focusVisible` is 'pseudo-focus-visible-all'. */
const classOf = (state: string): string =>
  `pseudo-${state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-all`

/** Something looks otherwise than without the pointer, or the focus, of the story. */
export async function looksPointed({ globals }: { globals: Globals }): Promise<void> {
  // In Storybook itself neither is there before the story has ended.
  if (import.meta.env.MODE !== 'test') return
  // The style sheets that came since have no rules for its classes yet.
  addons.getChannel().emit('storyRendered')
  const { classList } = document.body
  // A colour is on its way for a moment, under reduced motion too.
  classList.remove(...[...classList].filter((name) => name.startsWith('pseudo-')))
  await painted()
  const plain = looks()
  classList.add(...Object.keys(globals['pseudo']).map(classOf))
  await painted()
  await expect(looks()).not.toEqual(plain)
}
