/** Facts from the product's style sheets. */
export const SHEETS = import.meta.glob<string>('../../src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The texts that the pattern's first group matches, each with the names of the sheets that contain
 * it, the most used first.
 */
export function foundInSheets(pattern: RegExp): [text: string, sheets: string[]][] {
  const found = new Map<string, string[]>()
  for (const [path, css] of Object.entries(SHEETS))
    for (const [, text = ''] of css.matchAll(pattern)) {
      const sheet = path.replace(/.*\//, '')
      found.set(text, [...(found.get(text) ?? []), sheet])
    }
  return [...found].toSorted((a, b) => b[1].length - a[1].length)
}
