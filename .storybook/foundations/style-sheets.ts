/** The product's style sheets as they are written, by path. */
export const SHEETS = import.meta.glob<string>('../../src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The declarations of a class that components share. */
const sharedRule = (name: string): string =>
  new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(SHEETS['../../src/ui/theme/shared.css'] ?? '')?.[1] ??
  ''

/** The same; a rule has the declarations of the shared classes that it is composed of. */
export const COMPOSED: Record<string, string> = Object.fromEntries(
  Object.entries(SHEETS).map(([path, css]) => [
    path,
    css.replaceAll(/composes: ([\w -]+) from global;/g, (_, names: string) =>
      names.split(' ').map(sharedRule).join(''),
    ),
  ]),
)

/**
 * The texts that the pattern's first group matches where they are written, each with the names of
 * the sheets that contain it, the most used first.
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
