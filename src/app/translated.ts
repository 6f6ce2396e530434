/**
 * For a page that its browser translates. Translators put a `font` element in the place of each
 * text. React still holds the text: it would change it where nobody sees it, and fail to remove it
 * or to put something before it. So the text returns, empty, before its `font`. Once React changes
 * or removes it, the `font` goes, and the translator translates what is there then. Loads after the
 * first screen, or when that is translated.
 */

/** What a translator shows instead of a text, and the text. */
const shown = new WeakMap<Node, { font: ChildNode; text: string }>()

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** Whether it stands for no text yet. */
const isNew = (font: ChildNode): boolean =>
  font.parentNode !== null && shown.get(font.previousSibling ?? font)?.font !== font

export function note(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData' && target.nodeValue !== '') forget(target)
    const near = [...addedNodes, previousSibling, nextSibling].filter(isFont)
    for (const node of removedNodes) {
      const now = shown.get(node)
      if (now) follow(node, now)
      else if (node instanceof Text && (!node.parentNode || isFont(node.parentNode)))
        putBack(node, near.find(isNew))
    }
  }
}

function putBack(node: Text, font: ChildNode | undefined): void {
  if (!font) return
  shown.set(node, { font, text: node.data })
  // Some put the text into the `font`.
  node.replaceWith(node.cloneNode())
  font.before(node)
  node.data = ''
}

/** React has moved or removed a text, or the translator has undone its work. */
function follow(node: Node, { font, text }: { font: ChildNode; text: string }): void {
  if (!node.parentNode) forget(node)
  else if (!font.parentNode) node.nodeValue = text
  else if (font.previousSibling !== node) node.parentNode.insertBefore(font, node.nextSibling)
}

function forget(node: Node): void {
  shown.get(node)?.font.remove()
  shown.delete(node)
}
