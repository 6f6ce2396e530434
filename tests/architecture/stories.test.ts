/** Stories are tests on a phone; those with the tag `desktop` are tests on a desktop, too. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** The first lines of a file, which its stories share. */
const metaOf = (text: string): string => /^const meta\b.*?^export default/ms.exec(text)?.[0] ?? ''

/** Stories with neither a component nor a `render` are screens (`.storybook/preview.tsx`). */
const isOfScreens = (text: string): boolean => !/\b(component|render)\b/.test(metaOf(text))

const storiesOf = (text: string): string[] => text.split(/^export const /m).slice(1)
const isAtBothSizes = (story: string): boolean => /tags: \[[^\]]*'desktop'/.test(story)

/** The scenario of long, missing and unusual values: what breaks a layout. */
const isEdge = (story: string, meta: string): boolean =>
  (story.includes('scenario: ') ? story : meta).includes("scenario: 'edge'")

const screens = [...sourceFiles('src'), ...sourceFiles('mocks')]
  .filter(({ path, text }) => path.endsWith('.stories.tsx') && isOfScreens(text))
  .map(({ path, text }) => ({ path, meta: metaOf(text), stories: storiesOf(text) }))

/** The title of a file without what follows a colon: several files can show one screen. */
const screenOf = (meta: string): string => /title: '([^':]+)/.exec(meta)?.[1] ?? ''

test('each screen has a story that is tested at both sizes', () => {
  const all = new Set(screens.map(({ meta }) => screenOf(meta)))
  expect(all.size).toBeGreaterThan(25)
  const atBoth = screens.filter(({ stories }) => stories.some(isAtBothSizes))
  expect(new Set(atBoth.map(({ meta }) => screenOf(meta)))).toEqual(all)
})

test('the default of each screen is tested at both sizes', () => {
  const own = screens.filter(({ path }) => path.endsWith('Screen.stories.tsx'))
  expect(own.length).toBeGreaterThan(20)
  const onPhonesOnly = own.filter(({ stories: [first = ''] }) => !isAtBothSizes(first))
  expect(onPhonesOnly.map(({ path }) => path)).toEqual([])
})

test('every screen story of the scenario `edge` is tested at both sizes', () => {
  const edges = screens.flatMap(({ path, meta, stories }) =>
    stories
      .filter((story) => isEdge(story, meta))
      .map((story) => ({ at: `${path} ${story.split(/\W/)[0]}`, story })),
  )
  expect(edges.length).toBeGreaterThan(20)
  expect(edges.filter(({ story }) => !isAtBothSizes(story)).map(({ at }) => at)).toEqual([])
})

test('each story has a Ukrainian name in its own object, where Storybook reads it', () => {
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) => sourceFiles(folder))
  const stories = files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, text }) =>
      text
        .split(/^export const /m)
        .slice(1)
        .map((story) => ({ at: `${path} ${story.split(/\W/)[0]}`, story })),
    )
  expect(stories.length).toBeGreaterThan(500)
  // The name of the story and not of a control that it presses: in the first line, or indented by
  // two spaces.
  const name = /^[^=]+= \{(?:[^\n]*\b|(?:\n.*)*?\n {2})name: '[^'\n]*[а-яіїєґ]/i
  const unnamed = stories.filter(({ story }) => !name.test(story))
  expect(unnamed.map(({ at }) => at)).toEqual([])
})

test('stories use .storybook/person.ts for the calls and the page', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('tests/fixtures/stories')].filter(
    ({ path }) => /\.(stories|fixture)\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(90)
  const own = /\bmock(\?|!|\(\))?\.requests\(|\bwithin\(document\.body\)/
  expect(files.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([])
})

// Another one is not held at the state of the story (decision 90).
test('a story acts only with the `userEvent` of its context', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('mocks'), ...sourceFiles('.storybook')]
  const acting = [...files, ...sourceFiles('tests/fixtures/stories')].filter(({ text }) =>
    /import \{[^}]*\buserEvent\b[^}]*\} from '(?:storybook\/test|@testing-library\/user-event)'/.test(
      text,
    ),
  )
  expect(acting.map(({ path }) => path)).toEqual([])
})
