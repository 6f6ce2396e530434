/** What the test of every story checks after its play function. */
import { focusManager } from '@tanstack/react-query'
import axe from 'axe-core'
import { addons } from 'storybook/preview-api'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { moveDate, REAL_TIME } from '#mocks/engine/clock.ts'

import { storyChecked } from './common/unchecked-story.ts'
import { watchWholeVisit } from './watch-page.ts'

const watch = watchWholeVisit()

beforeAll(() => {
  // The runner may hide and show pages at any time; reads must not be repeated because of it.
  focusManager.setEventListener(() => undefined)
  // Storybook emits this after each story, and the pseudo-states addon waits for it. Without it the
  // addon would show the hover and focus of no story.
  addons.getChannel().emit('storyRendered')
})

// The runner imports this file again for each file of stories, at an address with the time. A clock
// that stays stopped would give the same address twice: the file would not run, and nothing would
// be checked.
afterAll(() => moveDate(REAL_TIME))

afterEach(async () => {
  storyChecked()
  // The next story does not begin with the hover or the focus of this one.
  const { classList } = document.body
  classList.remove(...[...classList].filter((name) => name.startsWith('pseudo-')))
  const problems = [...widthProblems(), ...(await contrastProblems()), ...watch.problems.splice(0)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

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

/** The contrast violations in the scheme that the story was not rendered in, one line each. */
async function contrastProblems(): Promise<string[]> {
  const html = document.documentElement
  const { mantineColorScheme: scheme = 'light' } = html.dataset
  document.adoptedStyleSheets.push(still)
  html.dataset['mantineColorScheme'] = scheme === 'dark' ? 'light' : 'dark'
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
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
