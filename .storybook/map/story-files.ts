/** Facts about story files, read from the files. */
import { globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { type DocumentedFunction, functionsOf } from './documented-functions.ts'
import { sourceOf } from './imports.ts'

export interface StoryFile {
  title: string
  /** The component's file: `X.tsx` for `X.stories.tsx`; it may not exist. */
  shows: string
  /** The components that it documents. */
  components: string[]
  /** The files with these components. */
  parts: string[]
  /** What the file documents when it is not a component. */
  functions: DocumentedFunction[]
}

const TITLE = /^const meta\b[^]*?\btitle: '([^']+)'/m

/** The components of a story file, by name: `component: X`, `subcomponents: { Y, Z }`. */
const documentedIn = (text: string): string[] => [
  ...[...text.matchAll(/^ {2}component: (\w+)/gm)].map(([, name = '']) => name),
  ...[...text.matchAll(/^ {2}subcomponents: \{\s*([^}]+?),?\s*\}/gm)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  ),
]

/** The file that a name is imported from; null if it is not imported. */
function importedFrom(file: string, name: string): string | null {
  const [, from] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '((?:#src|\\.)[^']+)'`).exec(
      sourceOf(file),
    ) ?? []
  if (from === undefined) return null
  return normalize(from.startsWith('#') ? from.slice(1) : join(dirname(file), from))
}

const isOfKit = ({ shows }: Pick<StoryFile, 'shows'>): boolean => shows.startsWith('src/ui/')

const STORIES: StoryFile[] = globSync('src/**/*.stories.tsx')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted((a, b) => a.localeCompare(b))
  .map((file) => {
    const text = sourceOf(file)
    const components = documentedIn(text)
    return {
      title: TITLE.exec(text)?.[1] ?? '',
      shows: file.replace('.stories.tsx', '.tsx'),
      components,
      parts: [...new Set(components.flatMap((name) => importedFrom(file, name) ?? []))],
      functions: components.length === 0 && isOfKit({ shows: file }) ? functionsOf(file) : [],
    }
  })

export const KIT_STORIES = STORIES.filter(isOfKit)
export const SCREEN_STORIES = STORIES.filter((file) => !isOfKit(file))
