import type { RawStep, TextFacts } from './step.ts'
/** The texts that say what has happened: alerts, states, headings. */
import { isTyping } from './steps-of-actions.ts'

const MESSAGES = '[role=alert], [role=status], h1, h2'
/** A text that disappears sooner is ignored, such as the heading of a skeleton. */
const STAYS_MS = 300

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, '#')

const roleOf = (element: Element): TextFacts['role'] => {
  if (element.matches('[role=alert]')) return 'alert'
  return element.matches('[role=status]') ? 'status' : 'heading'
}

/** The elements with such texts, except what loads or says so: a faster machine may not show it. */
const messageElements = (outsideId: string): HTMLElement[] => {
  const outside = document.getElementById(outsideId)
  return [...document.querySelectorAll<HTMLElement>(MESSAGES)].filter(
    (element) =>
      !outside?.contains(element) &&
      element.checkVisibility() &&
      element.closest('[aria-busy=true]') === null &&
      element.querySelector('[aria-busy=true]') === null,
  )
}

/**
 * Returns whether a replay should expect a text when the person continues now. A heading that has
 * disappeared belonged to an intermediate screen, which a replay may pass too quickly to record.
 * While a person types, a text that is no longer shown exactly belonged to an earlier value of the
 * field, which is not replayed.
 */
export function isStillExpected(outsideId: string): (text: TextFacts, step: RawStep) => boolean {
  const shown = messageElements(outsideId).map(({ innerText }) => plain(innerText))
  const there = new Set(shown)
  const alike = new Set(shown.map(withoutDigits))
  return ({ role, text }, step) =>
    isTyping(step) ? there.has(text) : role !== 'heading' || alike.has(withoutDigits(text))
}

/**
 * Reports each text that appears and stays; returns a function that stops it. `onText` is called as
 * soon as a text appears, because the next step may begin before the text counts as staying. The
 * function that `onText` returns is called when it does.
 */
export function watchTexts(outsideId: string, onText: () => (text: TextFacts) => void): () => void {
  const known = new WeakMap<Element, string>()
  const look = (): void => {
    for (const element of messageElements(outsideId)) {
      const text = plain(element.innerText)
      const before = known.get(element)
      if (text === before) continue
      known.set(element, text)
      // A countdown is not new information.
      const isNew = before === undefined || withoutDigits(before) !== withoutDigits(text)
      if (text === '' || !isNew) continue
      const stays = onText()
      setTimeout(() => report(element, text, stays), STAYS_MS)
    }
  }
  const report = (element: Element, text: string, stays: (text: TextFacts) => void): void => {
    const isThere =
      element.isConnected && withoutDigits(known.get(element) ?? '') === withoutDigits(text)
    if (isThere) stays({ role: roleOf(element), text })
  }
  const observer = new MutationObserver(look)
  const all = { childList: true, characterData: true, attributes: true, subtree: true }
  observer.observe(document.body, all)
  look()
  return () => observer.disconnect()
}
