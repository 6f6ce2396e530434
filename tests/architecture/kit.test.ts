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

/**
 * The components and elements that a person presses or types into, except those whose states are
 * shown elsewhere: buttons and text fields by «Основи», those with only an icon by `IconButton`.
 */
const CONTROL = /<(?:DateInput|DatePicker|MiniCalendar|NativeSelect|UnstyledButton|button|input)\b/

/**
 * The text of a component: its declaration, and those of its file that it uses. Other components of
 * the file have pages of their own.
 */
function textOf(component: string): string {
  const file = product.find(
    ({ path, text }) => KIT.test(path) && exportedBy(text).includes(component),
  )
  const declarations =
    file?.text.split(/^(?=(?:export )?(?:function|const|interface|type) )/m) ?? []
  const nameOf = (text: string): string => /^(?:export )?\w+ (\w+)/.exec(text)?.[1] ?? ''
  const used = new Set([component])
  for (const name of used) {
    const words = new Set(declarations.find((one) => nameOf(one) === name)?.match(/\w+/g))
    for (const other of declarations.map(nameOf))
      if (words.has(other) && !COMPONENTS.has(other)) used.add(other)
  }
  return declarations.filter((one) => used.has(nameOf(one))).join('')
}

/** Each page of the kit: the text of its component, and that of its stories. */
const PAGES = KIT_STORIES.map(({ title, component, text }) => ({
  title,
  component: component === null ? '' : textOf(component),
  stories: text,
}))

test('parts of the kit with a control of their own show hover and focus in a story', () => {
  const silent = PAGES.filter(
    ({ component, stories }) => CONTROL.test(component) && !stories.includes('...pointed('),
  )
  expect(silent.map(({ title }) => title)).toEqual([])
})

test('a page of the kit has controls: its first story takes the properties of its component', () => {
  const fixed = PAGES.filter(({ component, stories }) => {
    const takesNone = /^export function \w+\(\)/m.test(component)
    const [meta = '', first = ''] = stories.split(/^export const /m)
    const hasControls = /^ {2}args: /m.test(meta + first) && !/^ {2}render: \(\)/m.test(first)
    return component !== '' && !takesNone && !hasControls
  })
  expect(fixed.map(({ title }) => title)).toEqual([])
})

/** State → a pattern for the component's property, and one for a story that sets it. */
const STATES = {
  busy: [/^ +(?:busy|loading)\??: boolean/m, /(?:busy|loading): true/],
  disabled: [/^ +disabled\??: boolean/m, /disabled: true/],
  error: [/^ +error\??: (?:string|boolean|ReactNode)/m, /\berror: |Errors: /],
  text: [/^ +(?:text|children)\??: string/m, /Long|Довг|довг/],
} as const

test('a property that changes the state of a component is set in a story', () => {
  const missing = PAGES.flatMap(({ title, component, stories }) =>
    Object.entries(STATES)
      .filter(([, [property, story]]) => property.test(component) && !story.test(stories))
      .map(([name]) => `${title}: ${name}`),
  )
  expect(missing).toEqual([])
})
