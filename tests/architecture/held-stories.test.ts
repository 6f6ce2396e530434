/** A story is held at its state, and not before it (decision 90). */
import { expect, test } from 'vitest'

import { type State, stateOf } from '#storybook/common/stories.ts'

import { type Deed, deedsOfStories } from './deeds-of-play.ts'
import { sourceFiles } from './source-files.ts'

/** The page shows when it is there; an action is played to its end (`hold-story.ts`). */
const ANNOUNCED: ReadonlySet<State> = new Set(['failed', 'loading', 'action'])

/** The text of a story in its file. */
const textOf = (file: string, exportName: string): string =>
  file.split(new RegExp(`^export const ${exportName}\\b`, 'm'))[1]?.split(/^export const /m)[0] ??
  ''

const tagsOf = (story: string): string[] =>
  /\btags: \[([^\]]*)\]/.exec(story)?.[1]?.match(/[\w-]+/g) ?? []

const STORIES = ['src', 'mocks', '.storybook']
  .flatMap((folder) => sourceFiles(folder))
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .flatMap(({ path, text }) =>
    deedsOfStories(path).map(({ exportName, deeds }) => {
      const story = textOf(text, exportName)
      const state = stateOf({ exportName, tags: tagsOf(story) })
      return { at: `${path} ${exportName}`, story, deeds, state }
    }),
  )

test('a story that presses before it checks anything reaches its state by `reach`', () => {
  const pressing = STORIES.filter(({ deeds: [first] }) => first === 'press')
  expect(pressing.length).toBeGreaterThan(100)
  const heldTooEarly = pressing.filter(({ state }) => !ANNOUNCED.has(state))
  expect(heldTooEarly.map(({ at, state }) => `${at}: ${state}`)).toEqual([])
})

/** Whether something changes the screen after its state, with nothing before that holds the story. */
function goesOn(deeds: readonly Deed[], state: State): boolean {
  let isShown = !ANNOUNCED.has(state)
  let isChecked = isShown
  for (const deed of deeds) {
    if (deed === 'reached' || (deed === 'press' && isShown)) return false
    if (deed === 'act' && isChecked) return true
    if (deed === 'alert') isShown = true
    if (deed === 'check' || deed === 'alert') isChecked = true
    // A press may lead to the state; what comes at once after it belongs to it.
    else if (deed === 'press') isChecked = false
  }
  return false
}

test.each<[State, Deed[], boolean]>([
  ['default', ['check', 'act'], true],
  ['default', ['check', 'press', 'act'], false],
  ['empty', ['reach', 'check', 'reached', 'act'], false],
  ['failed', ['press', 'act', 'alert'], false],
  ['failed', ['press', 'alert', 'act'], true],
  ['failed', ['alert', 'press', 'act'], false],
  ['loading', ['press', 'check', 'act', 'press'], true],
])('a story of the state «%s» that does %j: goes on is %j', (state, deeds, expected) => {
  expect(goesOn(deeds, state)).toBe(expected)
})

test('a story that goes on without a press says that its state is `reached`', () => {
  const acting = STORIES.filter(({ deeds }) => deeds.includes('act'))
  expect(acting.length).toBeGreaterThan(50)
  const wrong = acting.filter(({ deeds, state }) => state !== 'action' && goesOn(deeds, state))
  expect(wrong.map(({ at, state }) => `${at}: ${state}`)).toEqual([])
})

/** «Під час збереження відкинути нічого»: what the screen refuses, for as long as something lasts. */
const MEANWHILE = /name: '[^']*(?:під час|поки)[^']*нічого/i

test('a story about what is impossible meanwhile is held meanwhile', () => {
  const meanwhile = STORIES.filter(({ story }) => MEANWHILE.test(story))
  expect(meanwhile.length).toBeGreaterThan(7)
  const gone = meanwhile.filter(({ deeds }) => !deeds.includes('reached'))
  expect(gone.map(({ at }) => at)).toEqual([])
})

/** What may happen without a press: a file is chosen, the address leads elsewhere, another tab acts. */
const HAPPENS =
  /expectToBeAt|location\.pathname|elsewhere|AnotherTab|choose\(|fireEvent|\.click\(|dispatchEvent|mock\b|moveDate/i

test('a screen on which nothing happens is not an action', () => {
  const still = STORIES.filter(
    ({ at, deeds, state }) =>
      at.startsWith('src/features/') &&
      state === 'action' &&
      !deeds.some((deed) => deed === 'press' || deed === 'reach'),
  )
  const wrong = still.filter(({ story }) => !HAPPENS.test(story))
  expect(wrong.map(({ at }) => at)).toEqual([])
})
