/** What the route files say, read from them and from all that they import: who may enter, and where it leads on. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A way out of a screen: a link or a `navigate`, or the redirect of a guard. */
export interface Way {
  to: string
  kind: 'link' | 'redirect'
}

export interface RouteFacts {
  /** As links name it: '/client/$clientId'. */
  path: string
  /** Who it is for. */
  area: 'guest' | 'coach' | 'client' | 'both'
  ways: Way[]
  /** Where those are sent who may not enter. */
  guards: string[]
}

const ROUTE = /createFileRoute\('([^']+)'\)/
const IMPORT = /(?:from|import\()\s*'((?:#src|\.{1,2})\/[^']+\.tsx?)'/g
/** `to: '/x'`, `to="/x"`, `back="/x"`; `before` is the line up to it. */
const WAY = /^(?<before>.*)\b(?:to|back)(?:: |=)['"](?<to>\/[^'"]*)['"]/gm

/** The menus are on every screen: they are not ways of one. */
const IN_EVERY_SCREEN = /^src\/app\/(?:shell\/|navigation|router|route-tree)/

const sources = new Map<string, string>()

function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, known)
  return known
}

function importsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(IMPORT)]
    .map(([, name = '']) =>
      normalize(name.startsWith('#') ? name.slice(1) : join(dirname(file), name)),
    )
    .filter(
      (name) => existsSync(name) && !name.startsWith('src/routes/') && !IN_EVERY_SCREEN.test(name),
    )
}

/** The file and all that it imports, each once. */
function closureOf(file: string): string[] {
  const found = new Set([file])
  for (const one of found) for (const name of importsOf(one)) found.add(name)
  return [...found]
}

function areaOf(id: string): RouteFacts['area'] {
  if (id.includes('/_coach')) return 'coach'
  if (/\/client(?:\/|$)/.test(id)) return 'client'
  return id.includes('/_protected') ? 'both' : 'guest'
}

/** The path without the folders that have no part in it, and without the slash at its end. */
const pathOf = (id: string): string => id.replaceAll(/\/_\w+/g, '').replace(/(?<=.)\/$/, '') || '/'

const isLayout = (file: string): boolean => file.endsWith('/route.tsx')

/** The ways that files and all that they import name, each once. */
function waysOf(files: string[]): Way[] {
  const ways = new Map<string, Way>()
  for (const file of new Set(files.flatMap(closureOf)))
    for (const { groups } of sourceOf(file).matchAll(WAY)) {
      const to = (groups?.['to'] ?? '').replace(/(?<=.)\/$/, '')
      // Where a person's work begins is a place that they are sent to.
      const isRedirect = file === 'src/domain/home.ts' || groups?.['before']?.includes('redirect(')
      const kind = isRedirect ? 'redirect' : 'link'
      ways.set(`${kind} ${to}`, { to, kind })
    }
  return [...ways.values()]
}

function factsOf(file: string): RouteFacts | null {
  const [, id] = ROUTE.exec(sourceOf(file)) ?? []
  if (id === undefined || isLayout(file)) return null
  const around = LAYOUTS.filter((layout) => file.startsWith(dirname(layout)))
  const path = pathOf(id)
  return {
    path,
    area: areaOf(id),
    ways: waysOf([file]).filter(({ to }) => to !== path),
    guards: waysOf(around).flatMap(({ to, kind }) => (kind === 'redirect' ? to : [])),
  }
}

const FILES = globSync('src/routes/**/*.tsx').map((file) => file.replaceAll('\\', '/'))
const LAYOUTS = FILES.filter(isLayout)

/** All routes that show something or lead on, by their paths. */
export const routeFacts = (): RouteFacts[] =>
  FILES.flatMap((file) => factsOf(file) ?? []).toSorted((a, b) => a.path.localeCompare(b.path))
