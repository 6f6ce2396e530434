/** The arrows of the map: every link in the code is found, or listed as one that cannot be. */
import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, test } from 'vitest'

import { HOMES, linksIn, linksOfFile, PASSED_ON } from '#storybook/map/links-in-code.ts'
import { GUARDS, keptOutBy } from '#storybook/map/redirects.ts'
import { addressesOf } from '#storybook/map/resolve-address.ts'
import { routeFacts } from '#storybook/map/route-files.ts'

const treeOf = (code: string): ts.SourceFile =>
  ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true)

test.each([
  ['<Link to="/a" />', ['/a']],
  ['<Screen back={isCoach ? "/a" : "/b"} />', ['/a', '/b']],
  ['const AT = { x: "/a", y: "/b" } as const; const z = <Link to={AT[x]} />', ['/a', '/b']],
  ['const link = one ? linkOptions({ to: "/a" }) : null; <Link {...link} />', ['/a', '/a']],
  ['function of() { return { to: "/a" } }; <Link {...of()} />', ['/a', '/a']],
  ['function go(to: "/a" | "/b") { void navigate({ to }) }', ['/a', '/b']],
  ['const at = asked ?? `/a${query}`; const asked = safeNext(x); history.replace(at)', ['/a']],
  ['const period = { from: one, to: other }', []],
])('%s leads to %j', (code, links) => {
  expect(linksIn(treeOf(code))).toEqual({ links, redirects: [], unknown: [] })
})

test.each([
  ['const at = compute(); <Link to={at} />', 'at'],
  ['function go(path: string) { history.push(path) }', 'path'],
  ['function go({ link }) { return <Link {...link} /> }', 'link'],
  ['throw redirect(home(me))', 'redirect(home(me))'],
])('%s is not passed over', (code, unknown) => {
  expect(linksIn(treeOf(code)).unknown).toEqual([unknown])
})

test('the target of each link can be determined, except in the listed files', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{stories,test,fixture}.*'] })
  expect(sources.length).toBeGreaterThan(200)
  const silent = sources.filter((file) => linksOfFile(file).unknown.length > 0)
  expect(silent.toSorted()).toEqual(Object.keys(PASSED_ON).toSorted())
})

test('a redirect to the first screen targets every first screen, except the coach’s', () => {
  const tree = treeOf(`import { homeOf } from '#src/domain/home.ts'; homeOf(me)`)
  const [, call] = tree.statements
  const all = call && ts.isExpressionStatement(call) ? addressesOf(call.expression) : null
  expect(HOMES).toHaveLength(2)
  expect(all?.filter((to) => to !== '/dashboard').toSorted()).toEqual(HOMES.toSorted())
})

test('links from a variable, in a dialog and to the parent route are arrows', () => {
  const routes = routeFacts()
  const waysOf = (path: string): string[] =>
    routes.find((route) => route.path === path)?.ways.map(({ to }) => to) ?? []
  expect(waysOf('/login')).toEqual(expect.arrayContaining(['/dashboard', '/client/questionnaire']))
  expect(waysOf('/session/$sessionId')).toEqual(expect.arrayContaining(['/calendar', '/']))
  // A link in the dialog of a meeting.
  expect(waysOf('/calendar')).toContain('/session/$sessionId')
  expect(waysOf('/session/$sessionId/edit')).toContain('/session/$sessionId')
  const paths = routes.map(({ path }) => path)
  for (const { ways } of routes) for (const { to } of ways) expect(paths).toContain(to)
})

test.each([
  ['if (isSignedIn(x)) return', ['guest']],
  ["if (me.role !== 'coach') throw x", ['client', 'guest']],
  ["if (user.role !== 'client') throw x", ['coach', 'guest']],
  ['throw x', []],
])('a guard with %s keeps out %j', (code, people) => {
  expect(keptOutBy(treeOf(code))).toEqual(people)
})

test('guests enter the public routes of product §2, and no protected one', () => {
  expect(GUARDS.filter(({ keepsOut }) => keepsOut.length === 0)).toEqual([])
  const [, open = '', kept = ''] =
    /### Public routes([^]*)### Protected routes([^]*)### Session modal/.exec(
      readFileSync('docs/product.md', 'utf8'),
    ) ?? []
  const named = (text: string): string[] =>
    [...text.matchAll(/\*\*`(\/[^`]+)`\*\*/g)].map(([, path = '']) =>
      path.replaceAll(/\{(\w+)\}/g, '$$$1'),
    )
  const routes = routeFacts()
  const enteredBy = (person: 'coach' | 'client' | 'guest'): string[] =>
    routes.filter(({ people }) => people.includes(person)).map(({ path }) => path)
  expect(enteredBy('guest').toSorted()).toEqual(['/', ...named(open)].toSorted())
  expect(named(kept).filter((path) => enteredBy('guest').includes(path))).toEqual([])
  expect([...enteredBy('coach'), ...enteredBy('client')]).toEqual(
    expect.arrayContaining(named(kept)),
  )
  expect(enteredBy('client')).toEqual(expect.arrayContaining(['/settings', '/session/$sessionId']))
  expect(enteredBy('client')).not.toContain('/calendar')
  expect(enteredBy('coach')).not.toContain('/client/questionnaire')
})
