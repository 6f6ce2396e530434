/** The texts that a screen shows, line by line, and what changes in them. */

/** The texts of a place. Initials are left out: a picture may replace them later. */
export function linesOf(place: HTMLElement): string[] {
  const lines: string[] = []
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && !parentElement.closest('[aria-hidden=true]') && textContent?.trim())
      lines.push(textContent.replaceAll('\u{A0}', ' '))
  }
  return lines
}

/** What has gone and what has come; if nothing has, whether the order has changed. */
export function changesOf(earlier: readonly string[], now: readonly string[]): string[] {
  const changes = [
    ...earlier.filter((line) => !now.includes(line)).map((line) => `− ${line}`),
    ...now.filter((line) => !earlier.includes(line)).map((line) => `+ ${line}`),
  ]
  const isSame = earlier.join('\n') === now.join('\n')
  return changes.length > 0 || isSame ? changes : ['another order']
}
