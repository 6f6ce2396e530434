/** What the wall finds by area and state. */
import { expect, test } from 'vitest'

import { type Entry, stateOf } from '#storybook/common/stories.ts'
import { hasTitle, ROUTES } from '#storybook/map/routes.ts'
import { chosen, FIRST_CHOICE } from '#storybook/wall/choice.ts'
import { SCREEN_STORIES } from '#tests/architecture/story-files.ts'

/** The stories of a file, as Storybook's index has them. */
const STORIES: Entry[] = SCREEN_STORIES.flatMap(({ title, text }) =>
  text
    .split(/^export const /m)
    .slice(1)
    .map((story) => {
      const exportName = /^\w+/.exec(story)?.[0] ?? ''
      const [, name = ''] = /\bname:\s+'([^'\n]+)'/.exec(story) ?? []
      const [, tags = ''] = /\btags: \[([^\]]*)\]/.exec(story) ?? []
      return {
        type: 'story',
        id: exportName,
        title,
        name,
        exportName,
        tags: tags.match(/[\w-]+/g) ?? [],
      }
    }),
)

const foundBy = (area: string, state: Entry['name']): string[] =>
  chosen(STORIES, { ...FIRST_CHOICE, area, state: stateOf({ exportName: state, tags: [] }) }).map(
    ({ title, name }) => `${title}: ${name}`,
  )

test('an area has the stories whose titles extend its title', () => {
  expect(foundBy('Тренер/Календар', 'Failed')).toContainEqual(
    expect.stringMatching(/^Тренер\/Календар: немає даних: /),
  )
  expect(foundBy('Тренер', 'Failed').length).toBeGreaterThan(20)
  // Stories of another screen in the same group are not included.
  const requests = foundBy('Тренер/Запити', 'Default')
  expect(requests.filter((text) => text.startsWith('Тренер/Календар'))).toEqual([])
})

/** Screens that read nothing before they are shown, or that do not depend on a call. */
const NOTHING_TO_LOAD = new Set(['/create-program', '/create-workout'])

test('each screen has its usual state, and its skeleton if it loads anything', () => {
  const missing = Object.entries(ROUTES).flatMap(([path, row]) => {
    const own = STORIES.filter(({ title }) => hasTitle(row, title))
    const states = new Set(own.map((story) => stateOf(story)))
    const wanted = NOTHING_TO_LOAD.has(path)
      ? (['default'] as const)
      : (['default', 'loading'] as const)
    return row.titles.length === 0
      ? []
      : wanted.filter((state) => !states.has(state)).map((state) => `${path}: ${state}`)
  })
  expect(missing).toEqual([])
})

/** Words in the names of failure stories. */
const FAILURE =
  /не (?:вдало|завантаж|скопіюва|збереж|збереглося|надіслано|прочита)|(?<!не )[Пп]омилк|зайняли|уже використов|[Вв]ідсутн/

test('a story whose name says that something failed is among the failures', () => {
  const hidden = STORIES.filter(
    (story) => FAILURE.test(story.name) && stateOf(story) === 'action',
  ).map(({ title, name }) => `${title}: ${name}`)
  expect(hidden).toEqual([])
})
