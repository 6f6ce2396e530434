/** Storybook's tree and its pages of screens are complete. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { routeOf } from '#storybook/docs/route-of.ts'
import { KEPT_OUT } from '#storybook/map/areas.ts'
import { DIALOG_STORIES } from '#storybook/map/dialog-stories.ts'
import { DIALOGS } from '#storybook/map/dialogs.ts'
import { GUARDS } from '#storybook/map/redirects.ts'
import { routeFacts } from '#storybook/map/route-files.ts'
import { SCREEN_STORIES } from '#storybook/map/story-files.ts'
import { ROOT } from '#tests/support/paths.ts'

import { sourceFiles } from './source-files.ts'

const routes = routeFacts().filter(({ path }) => path !== '/')

test.each(routes)('$path has stories, and rules of the specification', ({ titles, rules }) => {
  expect(titles).not.toEqual([])
  expect(rules).toMatch(/^\*\*`\//)
})

test.each(routes)('$path has a page that describes it', (route) => {
  expect(routeOf(route.titles[0] ?? '', routes)?.path).toBe(route.path)
})

/** The groups of screens' stories that belong to no route, and why. */
const WITHOUT_ROUTE: [title: RegExp, reason: string][] = [
  [/^Каркас\/Сторінки$/, 'shown at any address'],
  [/^Каркас\/Без мережі$/, 'a strip around any screen'],
  [/^Каркас\/Інша людина в іншій вкладці$/, 'a notice over any screen'],
  [/^Вхід\/Інший вхід в іншій вкладці$/, 'goes through all the screens of signing in'],
  [/^Тренер\/Вікно тренування$/, 'a window over any screen of a coach'],
  [/^Тренер\/Запити(?:$|[/:])/, 'a window over any screen of a coach'],
]

test('each group of stories of screens belongs to a route, except the listed ones', () => {
  const own = new Set(routes.flatMap(({ titles }) => titles))
  const others = SCREEN_STORIES.map(({ title }) => title).filter((title) => !own.has(title))
  const isListed = (title: string): boolean => WITHOUT_ROUTE.some(([listed]) => listed.test(title))
  expect(others.filter((title) => !isListed(title))).toEqual([])
  const unused = WITHOUT_ROUTE.filter(([listed]) => !others.some((title) => listed.test(title)))
  expect(unused).toEqual([])
})

test('the screen of the code has the stories of wrong and old codes', () => {
  const code = routes.find(({ path }) => path === '/otp')
  expect(code?.titles).toEqual(['Вхід/Код підтвердження', 'Вхід/Код підтвердження: перевірка'])
})

test('a screen’s rules include the parts that they refer to', () => {
  const calendar = routes.find(({ path }) => path === '/calendar')
  expect(calendar?.rules).toContain('### Calendar details')
  expect(calendar?.rules).toContain('A row is 30 minutes and 48 px.')
  expect(calendar?.rules).not.toContain('](#')
})

test('each route guard has a Ukrainian text about whom it keeps out, and redirects to a route', () => {
  expect(Object.keys(KEPT_OUT)).toEqual(GUARDS.map(({ name }) => name))
  const paths = routes.map(({ path }) => path)
  for (const { to } of GUARDS) {
    expect(to).not.toEqual([])
    expect(paths).toEqual(expect.arrayContaining(to))
  }
})

test('the map shows where each route and guard redirects', () => {
  const redirects = (path: string): string[] =>
    routes
      .filter((route) => route.path === path)
      .flatMap(({ ways }) => ways.flatMap(({ to, kind }) => (kind === 'redirect' ? to : [])))
  expect(redirects('/otp')).toEqual(['/login'])
  expect(redirects('/client/$clientId')).toEqual(['/client/questionnaire'])
  const guardsOf = (path: string) => routes.find((route) => route.path === path)?.guards
  expect(guardsOf('/login')).toEqual([])
  expect(guardsOf('/settings')).toEqual(['requireToken'])
  expect(guardsOf('/calendar')).toEqual(['requireToken', 'requireCoach'])
  expect(GUARDS.find(({ name }) => name === 'requireCoach')?.to).toEqual([
    '/client/$clientId',
    '/client/questionnaire',
  ])
  // How many redirects the code has.
  const written = [...sourceFiles('src/routes'), ...sourceFiles('src/frame')]
    .filter(({ path }) => !/\.(?:stories|test)\./.test(path))
    .flatMap(({ text }) => text.match(/\bredirect\(/g) ?? [])
  const read = routeFacts().filter(({ ways }) => ways.some(({ kind }) => kind === 'redirect'))
  expect(read.length + GUARDS.length).toBe(written.length)
})

test('each dialog of the map has stories, or a story of another file that shows it', () => {
  const without = DIALOGS.filter(({ title }) => title === null).map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.keys(DIALOG_STORIES).toSorted())
  const stories = sourceFiles('src').filter(({ path }) => path.endsWith('.stories.tsx'))
  const isThere = ([title, exportName]: readonly [string, string]): boolean =>
    stories.some(
      ({ text }) =>
        text.includes(`title: '${title}'`) && text.includes(`export const ${exportName}:`),
    )
  expect(Object.values(DIALOG_STORIES).filter((story) => !isThere(story))).toEqual([])
})

test('storySort names every group of stories, and no other', () => {
  const preview = readFileSync(`${ROOT}.storybook/preview.tsx`, 'utf8')
  const order = /order: (\[[^]*?\n {8}\])/.exec(preview)?.[1] ?? ''
  // The rows of groups have the least indent; their members are in brackets.
  const named = [...order.matchAll(/^ {10}'([^']+)'/gm)].map(([, name]) => name)
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) => sourceFiles(folder))
  const titles = files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map(({ text }) => /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(text)?.[1] ?? '')
  expect(titles.filter((title) => !title.includes('/'))).toEqual([])
  expect(new Set(named)).toEqual(new Set(titles.map((title) => title.split('/')[0])))
})
