/** Stories are tests on a phone; those with the tag `desktop` are tests on a desktop, too. */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'
import { OTHER_STORIES, STORY_FILES } from './story-files.ts'

/** The first lines of a file, which its stories share. */
const metaOf = (text: string): string => /^const meta\b.*?^export default/ms.exec(text)?.[0] ?? ''

const STORIES = [...STORY_FILES, ...OTHER_STORIES].flatMap(({ path, title, text }) =>
  text
    .split(/^export const /m)
    .slice(1)
    .map((story, index) => ({
      at: `${path} ${story.split(/\W/)[0]}`,
      meta: metaOf(text),
      // Without what follows a colon: several files can show one screen.
      screen: title.split(':')[0] ?? '',
      isDefault: index === 0 && path.endsWith('Screen.stories.tsx'),
      isAtBothSizes: /tags: \[[^\]]*'desktop'/.test(story),
      story,
    })),
)

/** Stories with neither a component nor a `render` are screens, except those of a hook of the kit. */
const ofScreens = STORIES.filter(
  ({ at, meta }) => !at.startsWith('.storybook/') && !/\b(component|render|part)\b/.test(meta),
)

test('each screen has a story that is tested at both sizes, and so is its default', () => {
  const all = new Set(ofScreens.map(({ screen }) => screen))
  expect(all.size).toBeGreaterThan(25)
  const atBoth = ofScreens.filter(({ isAtBothSizes }) => isAtBothSizes)
  expect(new Set(atBoth.map(({ screen }) => screen))).toEqual(all)
  const wrong = ofScreens.filter(({ isDefault, isAtBothSizes }) => isDefault && !isAtBothSizes)
  expect(wrong.map(({ at }) => at)).toEqual([])
})

test('every screen story of the scenario `edge`, which breaks layouts, is tested at both sizes', () => {
  const edges = ofScreens.filter(({ story, meta }) =>
    (story.includes('scenario: ') ? story : meta).includes("scenario: 'edge'"),
  )
  expect(edges.length).toBeGreaterThan(20)
  expect(edges.filter(({ isAtBothSizes }) => !isAtBothSizes).map(({ at }) => at)).toEqual([])
})

test('each story has a Ukrainian name in its own object, where Storybook reads it', () => {
  expect(STORIES.length).toBeGreaterThan(500)
  // The name of the story and not of a control that it presses: in the first line, or indented by
  // two spaces.
  const name = /^[^=]+= \{(?:[^\n]*\b|(?:\n.*)*?\n {2})name: '[^'\n]*[а-яіїєґ]/i
  expect(STORIES.filter(({ story }) => !name.test(story)).map(({ at }) => at)).toEqual([])
})

// Another one is not held at the state of the story (decision 90).
test('a story acts only with the `userEvent` of its context', () => {
  const OTHER =
    /import \{[^}]*\buserEvent\b[^}]*\} from '(?:storybook\/test|@testing-library\/user-event)'/
  const files = ['src', 'mocks', '.storybook', 'tests/fixtures/stories']
  const acting = files
    .flatMap((folder) => sourceFiles(folder))
    .filter(({ text }) => OTHER.test(text))
  expect(acting.map(({ path }) => path)).toEqual([])
})
