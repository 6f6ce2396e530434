/**
 * What the test of every story checks after its play function. Loaded once for each page, before
 * its first story.
 */
import axe from 'axe-core'

import { watchPage } from './watch-page.ts'

/**
 * Never stopped. Storybook restores the spies of earlier stories before each story, which also sets
 * `console.error` back: a later watch would be lost.
 */
const { problems } = watchPage()
let isChecked = true

/** Clears what a story that failed before its checks has left behind. */
export function storyBegins(): void {
  if (!isChecked) problems.splice(0)
  isChecked = false
  removePseudoStates()
}

/**
 * Throws if the page of a story is too wide, has too little contrast in the scheme that it is not
 * rendered in, or reported errors. A story at both sizes is rendered in one scheme at each of them.
 */
export async function checkStory({ isAtBothSizes }: { isAtBothSizes: boolean }): Promise<void> {
  isChecked = true
  const contrast = isAtBothSizes ? [] : await contrastProblems()
  const found = [...widthProblems(), ...contrast, ...problems.splice(0)]
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

/** Colours change at once: axe would measure them during a transition. */
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important }')

/** The violations by colours in the scheme that the story was not rendered in, one line each. */
async function contrastProblems(): Promise<string[]> {
  const html = document.documentElement
  const { mantineColorScheme: scheme = 'light' } = html.dataset
  document.adoptedStyleSheets.push(still)
  html.dataset['mantineColorScheme'] = scheme === 'dark' ? 'light' : 'dark'
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
  })
  html.dataset['mantineColorScheme'] = scheme
  // Styles are computed before transitions are on again.
  getComputedStyle(html).getPropertyValue('color')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html: place, failureSummary }) => `${place}: ${failureSummary}`),
  )
}
