/**
 * What a journey can read from its page. It is loaded as a script before the application's own, so
 * that it sees every error.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

import type { Target, Words } from './app-page.ts'
import type { Place } from './browser.ts'

const SCREEN_LENGTH = 1000

const matcher = (words: Words): string | RegExp =>
  typeof words === 'string' ? words : new RegExp(words.pattern)

function queryAll(root: HTMLElement, target: Target): HTMLElement[] {
  if (target.by === 'file') return [...root.querySelectorAll<HTMLElement>('input[type=file]')]
  if (target.by === 'role')
    return queryAllByRole(root, target.role, target.name ? { name: matcher(target.name) } : {})
  const query = target.by === 'label' ? queryAllByLabelText : queryAllByText
  return query(root, matcher(target.words))
}

/** The visible elements that match. A file input may be hidden behind a button. */
function find(target: Target): HTMLElement[] {
  const roots = target.within ? find(target.within) : [document.body]
  return roots
    .flatMap((root) => queryAll(root, target))
    .filter((one) => one.matches('input[type=file]') || one.checkVisibility())
}

/** Like `find`, and scrolls the first element to the middle: a bar may cover it at an edge. */
function bring(target: Target): HTMLElement[] {
  const found = find(target)
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/** The middle of the first matching element, in px from the corner of the viewport. */
function middle(target: Target): Place {
  const { left, top, width, height } = find(target)[0]?.getBoundingClientRect() ?? new DOMRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

/** The address, and the page's text in one line. */
const screen = (): string =>
  `${location.href}\n${document.body.innerText.replaceAll(/\s*\n\s*/g, ' · ').slice(0, SCREEN_LENGTH)}`

/** The readable text of an element: the value of a field, else the text. */
const read = (element: HTMLElement): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : element.innerText.replaceAll(/\s+/g, ' ').trim()

/** Kept in the window's name: it survives reloads, and a logout, which clears all storages. */
const problems: string[] = JSON.parse(window.name || '[]')
function report(problem: string): void {
  problems.push(problem)
  window.name = JSON.stringify(problems)
}

addEventListener('error', ({ message }) => report(`uncaught: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${String(reason)}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report(`CSP: ${violatedDirective} ${blockedURI}`),
)
const printError = console.error
console.error = (...parts: unknown[]) => {
  report(`console: ${parts.map(String).join(' ')}`)
  printError(...parts)
}

const inPage = {
  find,
  bring,
  middle,
  screen,
  read: (target: Target): string[] => find(target).map(read),
  /**
   * Errors of the page since the browser was opened, and the calls of this page that broke the
   * contract.
   */
  async problems(): Promise<string[]> {
    const calls = (await window.mock?.requests()) ?? []
    const broken = calls.filter(({ violation }) => violation !== null)
    return [
      ...problems,
      ...broken.map(({ method, url, violation }) => `contract: ${method} ${url}: ${violation}`),
    ]
  },
}

declare global {
  interface Window {
    inPage: typeof inPage
  }
}
window.inPage = inPage
