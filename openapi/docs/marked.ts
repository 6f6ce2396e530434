/** Texts for our own marks: a reader cannot know what `x-extension` or `x-assumption` mean. */

interface Badge {
  name: string
  color: string
}

const EXTENSION: Badge = { name: 'Extension', color: 'purple' }
const ASSUMPTION: Badge = { name: 'Assumption', color: 'orange' }

/**
 * The contract with a badge and a note wherever it has `x-extension` or `x-assumption`.
 *
 * @param node the bundled contract, or a part of it
 */
export function marked(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(marked)
  if (typeof node !== 'object' || node === null) return node
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value)]))
  const isExtension = inner['x-extension'] === true
  const assumption = inner['x-assumption']
  // The page shows no badges on answers.
  const isAnswer = isExtension && 'content' in inner
  const description = [
    isAnswer ? `**${EXTENSION.name}.** ${String(inner['description'])}` : inner['description'],
    typeof assumption === 'string' && `**${ASSUMPTION.name}.** ${assumption}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const badges = [
    ...(isExtension ? [EXTENSION] : []),
    ...(typeof assumption === 'string' ? [ASSUMPTION] : []),
  ]
  return {
    ...inner,
    ...(badges.length > 0 && { 'x-badges': badges }),
    ...(badges.length > 0 && description !== '' && { description }),
  }
}
