/** The kit is documented for designers: each component has stories, and they say when to use it. */
import type { SBType } from 'storybook/internal/types'
import { expect, test } from 'vitest'

import { withControls } from '#storybook/docs/arg-types.ts'
import { usedWith } from '#storybook/docs/used-with.ts'
import { emptyPlaces, FILES, placesIn } from '#storybook/foundations/empty-places.ts'
import { sourceOf } from '#storybook/map/imports.ts'
import { treeOf } from '#storybook/map/resolve-address.ts'
import { routeFacts } from '#storybook/map/route-files.ts'
import { KIT_STORIES } from '#storybook/map/story-files.ts'

import { sourceFiles } from './source-files.ts'

const isStory = (path: string): boolean => /\.(stories|fixture|test)\.tsx?$/.test(path)
const product = sourceFiles('src').filter(({ path }) => !isStory(path))

/** The kit, and the components of drafts, which are documented with it. */
const kitFiles = [...sourceFiles('src/ui'), ...sourceFiles('src/draft')]

/** The components that a file exports. */
const exportedBy = (text: string): string[] =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name)

test('each component of the kit has a page of its own', () => {
  const documented = new Set(KIT_STORIES.map(({ component }) => component))
  const kit = product.filter(({ path }) => /^src\/(ui|draft)\/.*\.tsx$/.test(path))
  expect(kit.length).toBeGreaterThan(25)
  const missing = kit.flatMap(({ text }) =>
    exportedBy(text).filter((name) => !documented.has(name)),
  )
  expect(missing).toEqual([])
  const titles = KIT_STORIES.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  // A subcomponent would have neither controls nor states of its own.
  const sharing = sourceFiles('src').filter(({ text }) => /^ {2}subcomponents:/m.test(text))
  expect(sharing.map(({ path }) => path)).toEqual([])
})

test('the stories of the kit say when to use a component', () => {
  const silent = kitFiles.filter(
    ({ path, text }) =>
      path.endsWith('.stories.tsx') && !/description: \{\s+component:\s+'[А-ЯІЇЄҐ«]/.test(text),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('the voice page has the texts of every empty state, also of conditional ones', () => {
  expect(FILES.length).toBeGreaterThan(10)
  const without = FILES.filter(
    (file) => placesIn(treeOf(file)).length < sourceOf(file).split('<EmptyState').length - 1,
  )
  expect(without).toEqual([])
  expect(emptyPlaces().map(({ title, text }) => [title, text].join(' | '))).toEqual(
    expect.arrayContaining([
      'Робочих годин ще немає | Вкажи, коли ти працюєш: тут з’являться вільні слоти для зустрічей.',
      'Оберіть тренування ↗ | Тренер ще не додав вправ до цієї зустрічі.',
      'Прогрес буде доступний після «…» тренувань | Тут буде видно, як змінюються виміри від тренування до тренування.',
      'Нічого не знайдено | Немає тренувань із назвою «…».',
    ]),
  )
})

/** The components and elements that a person presses or types into. */
const CONTROL =
  /<(?:ActionIcon|Button|DateInput|DatePicker|IconButton|MiniCalendar|Modal|NativeSelect|Notifications|TextInput|Textarea|UnstyledButton|button|input)\b/

const sources = new Map(kitFiles.map(({ path, text }) => [path, text]))

const isLaterPart = ({ name }: { name: string }): boolean => name === 'laterPart'

/**
 * The text of a component: its declaration, and those of its file that it uses. Other components of
 * the file have pages of their own.
 */
function textOf(component: string, file: string): string {
  const declarations = (sources.get(file) ?? '').split(
    /^(?=(?:export )?(?:function|const|interface|type) )/m,
  )
  const nameOf = (text: string): string => /^(?:export )?\w+ (\w+)/.exec(text)?.[1] ?? ''
  const others = new Set(KIT_STORIES.map((page) => page.component))
  const used = new Set([component])
  for (const name of used) {
    const text = declarations.find((one) => nameOf(one) === name) ?? ''
    const words = new Set(text.match(/\w+/g))
    for (const other of declarations.map(nameOf))
      if (words.has(other) && !others.has(other)) used.add(other)
  }
  return declarations.filter((one) => used.has(nameOf(one))).join('')
}

/** Each page of the kit: the text of its component, and that of its stories. */
const PAGES = KIT_STORIES.map(({ title, shows, component, parts: [file = ''], functions }) => ({
  title,
  functions,
  hasComponent: component !== null,
  component: component === null ? '' : textOf(component, file),
  stories: sources.get(shows.replace(/\.tsx$/, '.stories.tsx')) ?? '',
}))

test('parts of the kit with a control show hover and focus in a story', () => {
  const silent = PAGES.filter(
    ({ component, stories }) =>
      CONTROL.test(component) &&
      !(stories.includes('pseudo: { hover: true') && stories.includes('pseudo: { focus: true')),
  )
  expect(silent.map(({ title }) => title)).toEqual([])
})

test('a page of the kit has controls: its first story takes the properties of its component', () => {
  const fixed = PAGES.filter(({ hasComponent, component, stories }) => {
    const takesNone = /^export function \w+\(\)/m.test(component)
    const [meta = '', first = ''] = stories.split(/^export const /m)
    return (
      hasComponent &&
      !takesNone &&
      !(/^ {2}args: /m.test(meta + first) && !/^ {2}render: \(\)/m.test(first))
    )
  })
  expect(fixed.map(({ title }) => title)).toEqual([])
})

test('a page of the kit without a component has the parameters of its functions', () => {
  const without = PAGES.filter(({ hasComponent }) => !hasComponent)
  expect(without.length).toBeGreaterThan(2)
  expect(without.filter(({ functions }) => functions.length === 0)).toEqual([])
  const laterPart = without.flatMap(({ functions }) => functions).find(isLaterPart)
  expect(laterPart?.parameters).toEqual([
    { name: 'load', type: '() => Promise<FunctionComponent<P>>' },
  ])
  expect(laterPart?.result).toBe('LazyExoticComponent<FunctionComponent<P>>')
})

test('each page of the kit leads to the screens that use it', () => {
  const routes = routeFacts()
  const nowhere = KIT_STORIES.filter(
    ({ parts }) => !routes.some((route) => route.parts.some((file) => parts.includes(file))),
  )
  expect(nowhere.map(({ title }) => title)).toEqual([])
})

test('a page of the kit leads to what its component is used with', () => {
  const page = KIT_STORIES.find(({ component }) => component === 'MuscleOptions')
  const names = page && usedWith(page, KIT_STORIES).map(({ component }) => component)
  // Those of the same file, and of what uses it, too.
  expect(names).toEqual(expect.arrayContaining(['FailedQuery', 'MuscleFilter', 'MuscleIcon']))
  expect(names).not.toContain('SaveButton')
})

test('the table of a page shows read-only lists and unions as they are written', () => {
  const { lists } = KIT_STORIES.find(({ component }) => component === 'ExerciseList') ?? {}
  expect(lists).toEqual({ found: 'readonly Exercise[]', chosen: 'readonly string[]' })
  const summary = (type: string) => ({ type: { summary: type } })
  const union = (raw: string, ...names: ('string' | 'function')[]): SBType => ({
    name: 'union',
    value: [...names.map((name) => ({ name })), { name: 'other', value: 'null' }],
    raw,
  })
  const onPick = union('((id: string) => void) | undefined', 'function')
  const error = union('string | null', 'string')
  const radio = { type: 'radio' as const }
  const shown = withControls(
    {
      found: { table: summary('unknown') },
      onPick: { name: 'onPick', type: onPick, table: summary('union') },
      error: { name: 'error', type: error, table: summary('union') },
      children: { table: summary('ReactNode') },
      note: { table: summary('ReactNode'), control: radio },
    },
    lists,
  )
  expect(shown).toMatchObject({
    found: { table: summary('readonly Exercise[]') },
    onPick: { table: summary('((id: string) => void) | undefined'), control: { disable: true } },
    error: { table: summary('string | null'), control: { type: 'text' } },
    children: { control: { disable: true } },
    note: { control: radio },
  })
})

/** State → a pattern for the component's property, and one for a story that sets it. */
const STATES = {
  busy: [/^ +(?:busy|loading)\??: boolean/m, /(?:busy|loading): true/],
  disabled: [/^ +disabled\??: boolean/m, /disabled: true/],
  error: [/^ +error\??: (?:string|boolean|ReactNode)/m, /\berror: |Errors: /],
  text: [/^ +(?:text|children)\??: string/m, /^export const \w*Long/m],
} as const

test('a property that changes the state of a component is set in a story', () => {
  const missing = PAGES.flatMap(({ title, component, stories }) =>
    Object.entries(STATES)
      .filter(([, [property, story]]) => property.test(component) && !story.test(stories))
      .map(([name]) => `${title}: ${name}`),
  )
  expect(missing).toEqual([])
})
