/** The kit is documented for designers: each component has stories, and they say when to use it. */
import { expect, test } from 'vitest'

import { KIT_STORIES } from '#storybook/map/story-files.ts'

import { sourceFiles } from './source-files.ts'

const isStory = (path: string): boolean => /\.(stories|fixture|test)\.tsx?$/.test(path)
const product = sourceFiles('src').filter(({ path }) => !isStory(path))

/** The components that a file exports. */
const exportedBy = (text: string): string[] =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name)

/** The names that files outside of the kit import from one of its files. */
const importedNames = (path: string): Set<string> =>
  new Set(
    product
      .filter((file) => !file.path.startsWith('src/ui/') && file.imports.includes(path))
      .flatMap(({ text }) => [...text.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name)),
  )

test('each component of the kit that a screen uses has stories that document it', () => {
  const documented = new Set(KIT_STORIES.flatMap(({ components }) => components))
  const kit = product.filter(({ path }) => /^src\/ui\/.*\.tsx$/.test(path))
  expect(kit.length).toBeGreaterThan(30)
  const missing = kit.flatMap(({ path, text }) => {
    const names = importedNames(path)
    return exportedBy(text).filter((name) => names.has(name) && !documented.has(name))
  })
  expect(missing).toEqual([])
})

test('the stories of the kit say when to use a component', () => {
  const silent = sourceFiles('src/ui').filter(
    ({ path, text }) =>
      path.endsWith('.stories.tsx') && !/description: \{\s+component:\s+'[А-ЯІЇЄҐ«]/.test(text),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

/** What a person presses or types in, as a file names it. */
const CONTROL =
  /<(?:ActionIcon|Button|IconButton|NativeSelect|TextInput|Textarea|UnstyledButton|button|input)\b/

test('parts of the kit that one presses or types in show their focus in a story', () => {
  const texts = new Map(sourceFiles('src/ui').map(({ path, text }) => [path, text]))
  const silent = KIT_STORIES.filter(
    ({ shows, parts }) =>
      parts.some((part) => CONTROL.test(texts.get(part) ?? '')) &&
      !texts.get(shows.replace(/\.tsx$/, '.stories.tsx'))?.includes('pseudo: { focus: true'),
  )
  expect(silent.map(({ title }) => title)).toEqual([])
})
