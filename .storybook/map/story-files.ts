/** Facts about story files, read from the files. */
import { globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { type Person, PERSON_IDS } from './areas.ts'
import { type DocumentedFunction, functionsOf, listsIn } from './documented-functions.ts'
import { importsOf, sourceOf } from './imports.ts'

export interface StoryFile {
  title: string
  /** The component's file: `X.tsx` for `X.stories.tsx`; it may not exist. */
  shows: string
  /** The component that it documents, if it documents one. */
  component: string | null
  /** What it documents when it is not a component. */
  functions: DocumentedFunction[]
  /** The files with the component or the functions. */
  parts: string[]
  /** Its properties that are read-only lists, which Storybook cannot read, with their types. */
  lists: Record<string, string>
  /** The files that these and the stories import directly. */
  uses: string[]
}

const TITLE = /^const meta\b[^]*?\btitle: '([^']+)'/m

const COMPONENT = /^ {2}component: (\w+)/m

/** The file that a name is imported from; null if it is not imported. */
function importedFrom(file: string, name: string): string | null {
  const [, from] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '((?:#src|\\.)[^']+)'`).exec(
      sourceOf(file),
    ) ?? []
  if (from === undefined) return null
  return normalize(from.startsWith('#') ? from.slice(1) : join(dirname(file), from))
}

const isOfKit = ({ shows }: Pick<StoryFile, 'shows'>): boolean => /^src\/(ui|draft)\//.test(shows)

const STORIES: StoryFile[] = globSync('src/**/*.stories.tsx')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted((a, b) => a.localeCompare(b))
  .map((file) => {
    const text = sourceOf(file)
    const component = COMPONENT.exec(text)?.[1] ?? null
    const functions = component === null && isOfKit({ shows: file }) ? functionsOf(file) : []
    const names = component === null ? functions.map(({ name }) => name) : [component]
    const parts = [...new Set(names.flatMap((name) => importedFrom(file, name) ?? []))]
    return {
      title: TITLE.exec(text)?.[1] ?? '',
      shows: file.replace('.stories.tsx', '.tsx'),
      component,
      functions,
      parts,
      lists: Object.fromEntries(component === null ? [] : parts.flatMap(listsIn)),
      uses: [...new Set([file, ...parts].flatMap(importsOf))],
    }
  })

export const KIT_STORIES = STORIES.filter(isOfKit)
export const SCREEN_STORIES = STORIES.filter((file) => !isOfKit(file))

/** The titles of all stories of the product and of its mock. */
export const TITLES: string[] = globSync('{src,mocks}/**/*.stories.tsx')
  .flatMap((file) => TITLE.exec(sourceOf(file))?.[1] ?? [])
  .toSorted((a, b) => a.localeCompare(b, 'uk'))

const personIn = (text: string): Person | undefined =>
  PERSON_IDS.find((person) => text.includes(`as: '${person}'`))

/** Who is signed in in a story of a screen, by `title/export`, where the file says so. */
export const PEOPLE: Record<string, Person> = Object.fromEntries(
  SCREEN_STORIES.flatMap(({ title, shows }) => {
    const [before = '', ...stories] = sourceOf(shows.replace('.tsx', '.stories.tsx')).split(
      /^export const (?=\w+: )/m,
    )
    return stories.flatMap((story) => {
      const person = personIn(story) ?? personIn(before)
      return person ? [[`${title}/${/^\w+/.exec(story)?.[0] ?? ''}`, person]] : []
    })
  }),
)
