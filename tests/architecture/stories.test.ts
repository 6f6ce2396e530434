/** Stories are tests on a phone; those with the tag `desktop` are tests on a desktop, too. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

/** Stories without a component and a `render` of their own are screens (`.storybook/preview.tsx`). */
function isOfScreens(text: string): boolean {
  const [meta = ''] = /^const meta\b.*?^export default/ms.exec(text) ?? []
  return !/\b(component|render)\b/.test(meta)
}

test('each file of screen stories has a story that is tested at both sizes', () => {
  const screens = [...sourceFiles('src'), ...sourceFiles('mocks')].filter(
    ({ path, text }) => path.endsWith('.stories.tsx') && isOfScreens(text),
  )
  expect(screens.length).toBeGreaterThan(30)
  const onPhonesOnly = screens.filter(({ text }) => !text.includes("tags: ['desktop']"))
  expect(onPhonesOnly.map(({ path }) => path)).toEqual([])
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
