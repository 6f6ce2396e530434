/**
 * The texts of the product's sources, for the pages that say what the product uses and where. One
 * search over the texts, no parser: it finds what is written in the usual form.
 */

import { type Entry, isOfKit } from './stories.ts'

/** The style sheets, by path: '/src/ui/Card.module.css'. */
export const SHEETS = import.meta.glob<string>('/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The code, with its stories. */
const CODE = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{test,test-d,fixture,gen}.*'],
  { query: '?raw', import: 'default', eager: true },
)

/** The code without its stories. */
export const PRODUCT: Record<string, string> = Object.fromEntries(
  Object.entries(CODE).filter(([path]) => !path.includes('.stories.')),
)

/** What may name a token or a size. */
export const EVERYWHERE = { ...SHEETS, ...PRODUCT }

/** A text with the names of the files that have it, as often as they do. */
export type Found = [text: string, files: string[]]

/**
 * What the groups of a pattern match, joined by `|` if several do, the most used first.
 */
export function foundIn(sources: Record<string, string>, pattern: RegExp): Found[] {
  const found = new Map<string, string[]>()
  for (const [path, source] of Object.entries(sources))
    for (const [, ...groups] of source.matchAll(pattern)) {
      const text = groups
        .filter((group) => group !== undefined)
        .join('|')
        .trim()
      found.set(text, [...(found.get(text) ?? []), path.replace(/.*\//, '')])
    }
  return [...found].toSorted((a, b) => b[1].length - a[1].length)
}

const IMPORT = /(?:from|import\()\s*'(#src|\.{1,2})(\/[^']+\.tsx?)'/g

/** Around every screen, or the router itself: no part of one screen. */
const AROUND = /^\/src\/(?:app\/|routes\/|frame\/(?:Shell|Overlays|Root|navigation))/

/** The files of ours that a file imports. */
const importsOf = (path: string): string[] =>
  [...(CODE[path] ?? '').matchAll(IMPORT)].map(([, from = '', rest = '']) =>
    from === '#src' ? `/src${rest}` : new URL(from + rest, `file://${path}`).pathname,
  )

/** The files that a route with this id imports, directly or not. */
export function filesOfRoute(id: string): Set<string> {
  const isRoute = ([, code]: [string, string]): boolean => code.includes(`Route('${id}')`)
  const files = new Set(
    Object.entries(PRODUCT)
      .filter(isRoute)
      .map(([path]) => path),
  )
  for (const file of files) for (const one of importsOf(file)) if (!AROUND.test(one)) files.add(one)
  return files
}

/** A page of the kit: its stories, and the file of its component, or of its hook. */
export interface KitPart {
  title: string
  stories: string
  file: string
  hasComponent: boolean
}

function partOf({ title, importPath, componentPath }: Entry): KitPart {
  const stories = importPath.slice(1)
  const hook = stories.replace('.stories.tsx', '.ts')
  const file = componentPath?.slice(1) ?? (hook in CODE ? hook : `${hook}x`)
  return { title, stories, file, hasComponent: componentPath !== undefined }
}

/** The pages of the kit, by their titles. */
export const kitOf = (entries: readonly Entry[]): Map<string, KitPart> =>
  new Map(entries.filter(isOfKit).map((entry) => [entry.title, partOf(entry)]))

/** What a component is made of or shown with, and what uses it. */
export function usedWith({ title, stories, file }: KitPart, kit: KitPart[]): KitPart[] {
  const uses = (one: Pick<KitPart, 'stories' | 'file'>): string[] =>
    [one.stories, one.file].flatMap(importsOf)
  const own = uses({ stories, file })
  return kit.filter(
    (other) => other.title !== title && (own.includes(other.file) || uses(other).includes(file)),
  )
}

/** The functions that a page without a component is about, as they are written, without their code. */
export function signaturesOf({ stories, file }: KitPart): string[] {
  const functions = (CODE[file] ?? '').matchAll(
    /^export ((?:function|const) (\w+)[^]*?)(?: \{| =>)$/gm,
  )
  const isShown = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(CODE[stories] ?? '')
  return [...functions].flatMap(([, text = '', name = '']) => (isShown(name) ? [text] : []))
}
