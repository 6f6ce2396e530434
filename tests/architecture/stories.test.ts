/** The stories as tests at two sizes, and as states of a screen on the wall. */
import { expect, test } from 'vitest'

import { type Entry, type State, stateOf } from '#storybook/common/stories.ts'
import { hasTitle, ROUTES } from '#storybook/map/routes.ts'

import { touchedBy } from '../look/touched.ts'
import { OTHER_STORIES, SCREEN_STORIES, STORY_FILES, type StoryFile } from './story-files.ts'

/** The stories of a file, as Storybook's index has them, with their text and where they are. */
const storiesOf = ({ path, title, text }: StoryFile) =>
  text
    .split(/^export const /m)
    .slice(1)
    .map((story, index) => {
      const exportName = /^\w+/.exec(story)?.[0] ?? ''
      const [, name = ''] = /\bname:\s+'([^'\n]+)'/.exec(story) ?? []
      const [, tags = ''] = /\btags: \[([^\]]*)\]/.exec(story) ?? []
      const entry: Entry = {
        type: 'story',
        id: `${path} ${exportName}`,
        title,
        name,
        exportName,
        tags: tags.match(/[\w-]+/g) ?? [],
        importPath: path,
      }
      return {
        ...entry,
        // The first lines of the file, which its stories share.
        meta: /^const meta\b.*?^export default/ms.exec(text)?.[0] ?? '',
        isDefault: index === 0 && path.endsWith('Screen.stories.tsx'),
        isAtBothSizes: entry.tags.includes('desktop'),
        story,
      }
    })

const STORIES = [...STORY_FILES, ...OTHER_STORIES].flatMap(storiesOf)
/** Stories with neither a component nor a `render` are screens, except those of a hook of the kit. */
const ofScreens = STORIES.filter(
  ({ id, meta }) => !id.startsWith('.storybook/') && !/\b(component|render|part)\b/.test(meta),
)
const idsOf = (stories: { id: string }[]): string[] => stories.map(({ id }) => id)

test('each screen has a story that is tested at both sizes, and so is its default', () => {
  // Without what follows a colon: several files can show one screen.
  const screensOf = (stories: typeof STORIES) =>
    new Set(stories.map(({ title }) => title.split(':')[0]))
  expect(screensOf(ofScreens).size).toBeGreaterThan(25)
  expect(screensOf(ofScreens.filter(({ isAtBothSizes }) => isAtBothSizes))).toEqual(
    screensOf(ofScreens),
  )
  const wrong = ofScreens.filter(({ isDefault, isAtBothSizes }) => isDefault && !isAtBothSizes)
  expect(idsOf(wrong)).toEqual([])
})

test('every screen story of the scenario `edge`, which breaks layouts, is tested at both sizes', () => {
  const edges = ofScreens.filter(({ story, meta }) =>
    (story.includes('scenario: ') ? story : meta).includes("scenario: 'edge'"),
  )
  expect(edges.length).toBeGreaterThan(10)
  expect(idsOf(edges.filter(({ isAtBothSizes }) => !isAtBothSizes))).toEqual([])
})

test('each story has a Ukrainian name in its own object, where Storybook reads it', () => {
  // The name of the story and not of a control that it presses: in the first line, or indented by
  // two spaces.
  const name = /^[^=]+= \{(?:[^\n]*\b|(?:\n.*)*?\n {2})name: '[^'\n]*[а-яіїєґ]/i
  expect(idsOf(STORIES.filter(({ story }) => !name.test(story)))).toEqual([])
})

const onWall = SCREEN_STORIES.flatMap(storiesOf)

/** Screens that read nothing before they are shown, or that do not depend on a call. */
const NOTHING_TO_LOAD = new Set([
  '/create-program',
  '/create-workout',
  '/register',
  '/reset',
  '/reset/new-password',
])

test('each screen has its usual state, and its skeleton if it loads anything', () => {
  const missing = Object.entries(ROUTES).flatMap(([path, row]) => {
    const own = onWall.filter(({ title }) => hasTitle(row, title))
    const states = new Set(own.map((story) => stateOf(story)))
    const wanted: State[] = NOTHING_TO_LOAD.has(path) ? ['default'] : ['default', 'loading']
    return row.titles.length === 0
      ? []
      : wanted.filter((state) => !states.has(state)).map((state) => `${path}: ${state}`)
  })
  expect(missing).toEqual([])
})

test('npm run look takes the stories that a change may touch', () => {
  const touched = (...changed: string[]): string[] => {
    const all = STORIES.filter(({ id }) => !id.startsWith('.storybook/'))
    return [...new Set(all.filter(touchedBy(changed)).map(({ title }) => title))]
  }
  // Through the route of the screen; what shows several screens is taken, too.
  const ofHours = touched('src/features/hours/DayHours.module.css')
  expect(ofHours).toEqual(expect.arrayContaining(['Тренер/Робочі години', 'Каркас/Без мережі']))
  expect(ofHours).not.toContain('Тренер/Календар')
  expect(touched('src/features/clients/Activity.module.css')).toContain('Тренер/База клієнтів')
  expect(touched('src/ui/numbers/DigitField.tsx')).toContain('Елементи/Число сету')
  expect(touched('src/ui/theme/colour-tokens.ts').length).toBeGreaterThan(80)
  for (const path of ['src/frame/Shell.tsx', 'src/app/App.tsx'])
    expect(touched(path)).toEqual(touched('src/ui/theme/colour-tokens.ts'))
  expect(touched('mocks/handlers/auth.ts')).toEqual(touched('src/ui/theme/colour-tokens.ts'))
  expect(touched('docs/look.md', 'tests/run.ts')).toEqual([])
})
