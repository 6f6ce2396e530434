/** The texts that a screen shows, and what changes in them. */

const ownText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')

/** The text of each element of a place. Initials are left out: a picture may replace them later. */
export const linesOf = (place: Element): string[] =>
  [...place.querySelectorAll('*')]
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .map((element) => ownText(element).replaceAll('\u{A0}', ' ').trim())
    .filter((line) => line !== '')

/** What has gone and what has come; if nothing has, whether the order has changed. */
export function changesOf(earlier: readonly string[], now: readonly string[]): string[] {
  const changes = [
    ...earlier.filter((line) => !now.includes(line)).map((line) => `− ${line}`),
    ...now.filter((line) => !earlier.includes(line)).map((line) => `+ ${line}`),
  ]
  const isSame = earlier.join('\n') === now.join('\n')
  return changes.length > 0 || isSame ? changes : ['another order']
}
