/** Storybook's tree, its map and its pages of screens are complete. */

import { expect, test } from 'vitest'

import { rulesOf } from '#storybook/docs/product-rules.ts'
import { DIALOGS, GUARDS, ROUTES } from '#storybook/map/routes.ts'

import { sectionText } from './documents.ts'
import { sourceFiles } from './source-files.ts'
import { SCREEN_STORIES, STORY_FILES } from './story-files.ts'

/** All but the one that only redirects. */
const screens = Object.entries(ROUTES).filter(([path]) => path !== '/')

test.each(screens)('%s has stories, and rules of the specification', (path, { titles }) => {
  const known = new Set(SCREEN_STORIES.map(({ title }) => title))
  expect(titles).not.toEqual([])
  expect(titles.filter((title) => !known.has(title))).toEqual([])
  expect(rulesOf(path)).toMatch(/^\*\*`\//)
})

test('the quick tier has one story of each screen', () => {
  const quick = SCREEN_STORIES.filter(({ text }) => /^ {2}tags: \[.*'main'/m.test(text))
  const titles = new Set(quick.map(({ title }) => title))
  expect(screens.filter(([, row]) => !titles.has(row.titles[0] ?? ''))).toEqual([])
})

test('no two routes have the same first title: each has a page that describes it', () => {
  const first = screens.map(([, { titles }]) => titles[0])
  expect(new Set(first).size).toBe(first.length)
})

const code = ['src/features', 'src/frame', 'src/draft', 'src/ui', 'src/routes']
  .flatMap((folder) => sourceFiles(folder))
  .filter(({ path }) => !/\.(?:stories|test|fixture)\./.test(path))

test('the table of the map has as many redirects and dialogs as the code', () => {
  const written = code.flatMap(({ text }) => text.match(/\bredirect\((?!\{ to: '\.')/g) ?? [])
  const redirecting = Object.values(ROUTES).filter(({ redirects }) => redirects.length > 0)
  expect(redirecting.length + Object.keys(GUARDS).length).toBe(written.length)
  // The kit's own dialogs are what the others render.
  const showing = code.filter(
    ({ path, text }) =>
      !path.startsWith('src/ui/overlays/') && /<(?:Late)?(?:Confirm)?Dialog\b/.test(text),
  )
  expect(Object.keys(DIALOGS)).toHaveLength(showing.length)
  const used = new Set(Object.values(ROUTES).flatMap(({ dialogs }) => dialogs))
  expect([...used].toSorted()).toEqual(Object.keys(DIALOGS).toSorted())
})

test('the table of the map leads to the addresses that the code links to, and to no other', () => {
  const written = code
    .filter(({ path }) => path !== 'src/frame/navigation.ts')
    .flatMap(({ text }) => [...text.matchAll(/\b(?:to|back)(?:=|: )[{`'"]*(\/[\w$/-]*)/g)])
    .map(([, to]) => to)
  const declared = [
    ...Object.values(ROUTES),
    ...Object.values(DIALOGS),
    ...Object.values(GUARDS),
  ].flatMap((row) => ('to' in row ? row.to : [...row.links, ...row.redirects]))
  // A home of `homeOf`, for whoever is kept out.
  written.push('/client/questionnaire')
  expect(new Set(written)).toEqual(new Set<string | undefined>(declared))
})

test('guests enter the public routes of product §2, and no protected one', () => {
  const open = /### Public routes([^]*)### Protected routes/.exec(sectionText(2))
  const named = [...(open?.[1] ?? '').matchAll(/\*\*`(\/[^`]+)`\*\*/g)].map(([, path = '']) =>
    path.replaceAll(/\{(\w+)\}/g, '$$$1'),
  )
  const entered = screens.filter(([, { area }]) => area === 'guest').map(([path]) => path)
  expect(entered.toSorted()).toEqual(named.toSorted())
})

test('each box of the map leads to stories that are there', () => {
  const lost = Object.values({ ...DIALOGS, ...GUARDS }).filter(
    ({ story: [title, name = ''] }) =>
      !STORY_FILES.some(
        (file) => file.title === title && file.text.includes(`export const ${name}`),
      ),
  )
  expect(lost).toEqual([])
})
