/**
 * What the test of every story checks after its play function. Loaded once for each page, before
 * its first story.
 */
import type { StoryContext } from '@storybook/react-vite'

import { watchPage } from './watch-page.ts'

/**
 * Never stopped. Storybook restores the spies of earlier stories before each story, which also sets
 * `console.error` back: a later watch would be lost.
 */
const { problems } = watchPage()
let isChecked = true
let checked = 0

/** How many stories of this page have been checked. */
export const storiesChecked = (): number => checked

/**
 * Clears what a story that failed before its checks has left behind. Contrast is computed from the
 * tokens (tests/architecture/contrast.test.ts), so axe measures it only in the stories that run at
 * both sizes: light on the phone, dark on the desktop.
 */
export function storyBegins({ tags, parameters }: StoryContext): void {
  if (!isChecked) problems.splice(0)
  isChecked = false
  removePseudoStates()
  if (tags.includes('desktop')) return
  const { options, ...a11y } = parameters['a11y']
  const rules = { ...options.rules, 'color-contrast': { enabled: false } }
  parameters['a11y'] = { ...a11y, options: { ...options, rules } }
}

/** Throws if the page of a story is too wide or reported errors. */
export function checkStory(): void {
  isChecked = true
  checked += 1
  const found = [...widthProblems(), ...problems.splice(0)]
  if (found.length > 0) throw new Error(found.join('\n'))
}

/** Keeps the hover and focus of one story out of the next one. */
function removePseudoStates(): void {
  const { classList } = document.body
  classList.remove(...[...classList].filter((name) => name.startsWith('pseudo-')))
}

/** Reports a page that scrolls sideways, with the element that reaches furthest. */
function widthProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const ends = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, end: element.getBoundingClientRect().right }))
    .filter(({ end }) => end > clientWidth)
    .map(({ element, end }) => `${end} px: ${element.outerHTML.slice(0, 160)}`)
  return [`The page is ${scrollWidth} px in ${clientWidth} px\n${ends.slice(0, 5).join('\n')}`]
}
