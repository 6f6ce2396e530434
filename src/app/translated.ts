/**
 * For a page that its browser translates. Translators put a `font` element in the place of each
 * text. React still holds the text: it would change it where nobody sees it, and fail to remove it
 * or to put something before it. So a text returns to its place when React touches it; then the
 * translator translates it again. Loads after the first screen, or when that is translated.
 */

/** The `font` element that is shown instead of a text. */
const standIns = new WeakMap<Node, ChildNode>()
const taken = new WeakSet<Node>()
let observer: MutationObserver | undefined

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'
/** Whether a translator has taken a text out of its place, or into the `font` there. */
const isReplaced = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE && (!node.parentNode || isFont(node.parentNode))

/** Notes which texts were replaced. */
export function note(records: MutationRecord[], by: MutationObserver): void {
  observer = by
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React has changed a text that was replaced.
    if (type === 'characterData') putBack(target)
    // React has moved one: it is shown again, elsewhere.
    for (const node of addedNodes) if (!isReplaced(node)) standIns.get(node)?.remove()
    const near = [...addedNodes, previousSibling, nextSibling]
    for (const text of removedNodes) {
      if (!isReplaced(text)) continue
      // A text that React has removed has no `font` of its own beside it.
      const font = near.filter(isFont).find((one) => one.parentNode && !taken.has(one))
      if (!font) continue
      taken.add(font)
      standIns.set(text, font)
      by.observe(text, { characterData: true })
    }
  }
}

function putBack(node: Node | null): void {
  if (!observer || !isReplaced(node)) return
  note(observer.takeRecords(), observer)
  standIns.get(node)?.replaceWith(node)
}

// Before the methods of `Node`.
Element.prototype.insertBefore = function insert<T extends Node>(
  this: Element,
  node: T,
  before: Node | null,
): T {
  putBack(before)
  Node.prototype.insertBefore.call(this, node, before?.parentNode === this ? before : null)
  return node
}

Element.prototype.removeChild = function remove<T extends Node>(this: Element, child: T): T {
  putBack(child)
  if (child.parentNode) Node.prototype.removeChild.call(child.parentNode, child)
  return child
}
