/** Helpers for the HTML of a report. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text escaped for HTML, whatever the server under test has put into it. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

export const list = (items: string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A part that a press or Enter opens. */
export const folded = (summary: string, body: string, isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}><summary>${summary}</summary>${body}</details>`

const SIGNS = { held: '✓', broken: '✗', unmet: '–', unreachable: '–', skipped: '–' }
const WORDS = {
  held: 'holds',
  broken: 'does not hold',
  unmet: 'not met',
  unreachable: 'needs a mock',
  skipped: 'not tried',
}

/** A verdict: a sign and a word, so that it does not depend on its colour. */
export const verdict = (state: keyof typeof WORDS): string =>
  `<span class="verdict ${state}">${SIGNS[state]} ${WORDS[state]}</span>`
