/** Names controls as a person would, and as the tests find them: by role and accessible name. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

import { type Role, ROLES, type Target, type Within } from './step.ts'

const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[tabindex]:not([tabindex="-1"])',
  ...['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab'].map(
    (role) => `[role=${role}]`,
  ),
].join()

/** The control that an element belongs to. */
export const controlOf = (element: Element): Element | null => element.closest(CONTROLS)

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const nameOf = (element: Element): string => plain(computeAccessibleName(element))

function roleOf(element: Element): Role | null {
  // For these, browsers and the library disagree.
  if (element.matches('summary, input[type=file]')) return null
  const role = getRole(element)
  return ROLES.find((one) => one === role) ?? null
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[aria-hidden=true], [inert]') === null

/** The visible elements of a role, except those of the panel. */
const allOf = (role: Role, root: Element, outside: Element | null): Element[] =>
  [...root.querySelectorAll('*')].filter(
    (one) => roleOf(one) === role && outside?.contains(one) !== true && isShown(one),
  )

const PLACES = new Set<Role>([
  'dialog',
  'alertdialog',
  'listitem',
  'row',
  'article',
  'region',
  'group',
  'radiogroup',
  'tabpanel',
  'navigation',
  'form',
  'table',
  'list',
])
const LONG = 80

/** The short texts of an element, in document order. */
function* textsOf(element: Element): Generator<string> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = plain(walker.currentNode.textContent)
    if (text.length > 1 && text.length <= LONG) yield text
  }
}

/**
 * How to name a surrounding element so that no other of its role matches; null if that is
 * impossible.
 */
function placeName(place: Element, role: Role, outside: Element | null): Within | null {
  const others = allOf(role, document.body, outside).filter((one) => one !== place)
  const name = nameOf(place)
  if (name !== '' && others.every((one) => nameOf(one) !== name)) return { role, name }
  if (role !== 'listitem' && role !== 'row' && role !== 'article') return null
  for (const text of textsOf(place)) {
    const has = ({ textContent }: Element): boolean =>
      plain(textContent).toLowerCase().includes(text.toLowerCase())
    if (!others.some(has)) return { role, text }
  }
  return null
}

/** The nearest surrounding element that contains no other element of the same name. */
function placeOf(element: Element, same: Element[], outside: Element | null): Within | null {
  for (let place = element.parentElement; place; place = place.parentElement) {
    const role = roleOf(place)
    if (role === null || !PLACES.has(role)) continue
    if (same.some((one) => one !== element && place.contains(one))) return null
    const within = placeName(place, role, outside)
    if (within) return within
  }
  return null
}

/**
 * Distinguishes an element from others with the same name, which may also be on a part of the page
 * that is still loading.
 */
function distinguishing(
  element: Element,
  same: Element[],
  outside: Element | null,
): Partial<Target> {
  const isOnly = same.length < 2
  if (isOnly && document.querySelector('[aria-busy=true]') === null) return {}
  const within = placeOf(element, same, outside)
  if (within) return { within }
  return isOnly ? {} : { nth: same.indexOf(element) }
}

/** How to find a control again; `outside` contains elements that do not belong to the page. */
export function targetOf(element: Element, outside: Element | null): Target {
  const role = roleOf(element)
  if (role !== null) {
    const name = nameOf(element)
    const same = allOf(role, document.body, outside).filter((one) => nameOf(one) === name)
    return { by: role, name, ...distinguishing(element, same, outside) }
  }
  const isFile = element.matches('input[type=file]')
  if (isFile || element.matches('input, select, textarea')) {
    const fields = [...document.querySelectorAll(isFile ? 'input[type=file]' : 'input')]
    const name = isFile ? '' : nameOf(element)
    const same = fields.filter((one) => outside?.contains(one) !== true)
    const named = isFile ? same : same.filter((one) => isShown(one) && nameOf(one) === name)
    return {
      by: isFile ? 'file' : 'label',
      name,
      ...(named.length > 1 && { nth: named.indexOf(element) }),
    }
  }
  return { by: 'text', name: plain(element.textContent) }
}

/** A pressed text that is not a control; null if there is none, or several elements have the same. */
export function textTarget(element: Element): Target | null {
  const name = plain(element.textContent)
  if (name === '' || name.length > LONG) return null
  const same = [...document.body.querySelectorAll('*')].filter(
    (one) => one.children.length === 0 && plain(one.textContent) === name,
  )
  return same.length === 1 ? { by: 'text', name } : null
}
