/** How a translator replaces a text by its translation: as Chrome does, in two steps, or around it. */
export type Way = 'replaces' | 'in two steps' | 'wraps'

/**
 * Does to a page what a browser's translator does: each text becomes `font` elements, and so does
 * each that is added or changed later. The "translation" is the text itself. Refers to nothing
 * outside its body, so that it also runs as a page's script. Returns a function that undoes it.
 */
export function translatePage(way: Way = 'replaces', root: Node = document): () => void {
  const translated = new Map<Element, ChildNode>()
  const translate = (text: ChildNode): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    if (way === 'replaces') text.replaceWith(outer)
    else text.parentNode?.insertBefore(outer, text)
    inner.append(way === 'wraps' ? text : (text.textContent ?? ''))
    if (way === 'in two steps') text.remove()
    translated.set(outer, text)
  }
  const translateAll = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts)
      if (
        text instanceof Text &&
        text.data.trim() !== '' &&
        !text.parentElement?.closest('font, head, script, style, textarea, .notranslate')
      )
        translate(text)
  }
  const changes = new MutationObserver(translateAll)
  changes.observe(root, { childList: true, characterData: true, subtree: true })
  translateAll()
  return () => {
    changes.disconnect()
    for (const [outer, text] of translated) outer.replaceWith(text)
  }
}
