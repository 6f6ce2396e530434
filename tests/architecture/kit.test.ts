/** The kit is documented for designers: each component has stories, and they say when to use it. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'
import { KIT_STORIES } from './story-files.ts'

const isStory = (path: string): boolean => /\.(stories|fixture|test)\.tsx?$/.test(path)
const product = sourceFiles('src').filter(({ path }) => !isStory(path))

/** The kit, and the components of drafts, which are documented with it. */
const KIT = /^src\/(ui|draft)\/.*\.tsx$/

/** The components that a file exports. */
const exportedBy = (text: string): string[] =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name)

/** Those with a page. */
const COMPONENTS = new Set(KIT_STORIES.map(({ component }) => component))

test('each component of the kit has a page of its own', () => {
  const kit = product.filter(({ path }) => KIT.test(path))
  expect(kit.length).toBeGreaterThan(25)
  const missing = kit.flatMap(({ text }) =>
    exportedBy(text).filter((name) => !COMPONENTS.has(name)),
  )
  expect(missing).toEqual([])
  const titles = KIT_STORIES.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  // A subcomponent would have neither controls nor states of its own.
  const sharing = sourceFiles('src').filter(({ text }) => /^ {2}subcomponents:/m.test(text))
  expect(sharing.map(({ path }) => path)).toEqual([])
})

test('the stories of the kit say when to use a component', () => {
  const silent = KIT_STORIES.filter(
    ({ text }) => !/(?:description: \{\s+component:|\.\.\.part\()\s*'[А-ЯІЇЄҐ«]/.test(text),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})
