/** One difference as text: which operation or component it belongs to, and what has changed. */
import type { Change } from './contract-changes.ts'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
/** A longer value is cut. */
const SHORT = 60

/** The names of the operations that use a component, by its pointer. */
type Uses = Map<string, string[]>

const decoded = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * The changed operations; or the changed component with the first operation that uses it and the
 * number of the others.
 */
export function ownersOf(change: Change, uses: Uses): string[] {
  const { pointer = change.path, value } = change.revision ?? change.base ?? {}
  const [, section, first = '', second = ''] = pointer.split('/')
  if (section === 'components') {
    const [operation = 'no operation', ...others] =
      uses.get(`#/components/${first}/${second}`) ?? []
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return [`${first}/${second} (${operation}${more})`]
  }
  if (section !== 'paths') return ['The contract']
  const methods = METHODS.has(second) ? [second] : Object.keys(Object(value))
  return methods.map((method) => `${method.toUpperCase()} ${decoded(first)}`)
}

/** The path of the change within its operation or component, as `schema.field`. */
function placeOf({ path, property, base, revision }: Change): string {
  const pointer = (revision ?? base)?.pointer ?? path
  // If a key was removed, the newer contract has only its parent.
  const whole =
    property === undefined || pointer.endsWith(`/${property}`) ? pointer : `${pointer}/${property}`
  return decoded(
    whole
      .replace(/^#\/(paths|components)\/[^/]+(\/[^/]+)?/, '')
      .replaceAll(/\/content\/[^/]+\/schema/g, '')
      .replaceAll('/properties/', '.')
      .replaceAll('/items', '[]')
      .replaceAll('/', '.')
      .replace(/^\./, ''),
  )
}

function valuesText({ base, revision }: Change): string {
  const [from = 'none', to = 'none'] = [base?.value, revision?.value].map((value) =>
    JSON.stringify(value),
  )
  return from.length > SHORT || to.length > SHORT ? '' : `: ${from} → ${to}`
}

export function changeText(change: Change): string {
  // How Redocly reports a renamed component.
  if (change.property === 'key') return `renamed${valuesText(change)}`
  const place = placeOf(change)
  if (change.verdicts.length > 0) {
    const words = change.verdicts.map(({ message }) => message).join(' ')
    return place === '' ? words : `${place}: ${words}`
  }
  if (change.kind === 'modified') return place + valuesText(change)
  return [change.kind, place].filter(Boolean).join(' ')
}
