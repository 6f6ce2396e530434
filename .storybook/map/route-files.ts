/**
 * Facts about the routes, read from their files and imports: who may enter, and where they link to.
 */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { PERSON_IDS, type Person } from './areas.ts'
import { DIALOG_FILES } from './dialogs.ts'
import { frameOf, LOGO } from './frame-links.ts'
import { closureOf, closureWithout, openedBy, sourceOf } from './imports.ts'
import { linksOfFile } from './links-in-code.ts'
import { moreRulesOf, rulesOf } from './product-rules.ts'
import { GUARDS, guardsIn } from './redirects.ts'
import { SCREEN_STORIES } from './story-files.ts'

/** A link from a screen, its `navigate`, or a redirect of its route. */
export interface Way {
  to: string
  kind: 'link' | 'redirect'
  /** Whether it is on the screen itself, and not only in a dialog over it. */
  isDirect: boolean
}

export interface RouteFacts {
  /** As in links: '/client/$clientId'. */
  path: string
  /** Who it is for. */
  area: 'guest' | 'coach' | 'client' | 'both'
  /** Who can enter it. */
  people: Person[]
  ways: Way[]
  /** The names of the guards of its layouts. */
  guards: string[]
  /** The names of the menus and the logo around it. */
  frame: string[]
  /** The files of the dialogs that can open over it. */
  dialogs: string[]
  /** The titles of its stories, its own screen's first. */
  titles: string[]
  /** The files of its kit: components and hooks. */
  parts: string[]
  /** The rules of the specification, as Markdown; empty if there are none. */
  rules: string
  /** The lines of its other sections that name the screen. */
  moreRules: string
}

const ROUTE = /createFileRoute\('([^']+)'\)/

function areaOf(id: string, titles: string[]): RouteFacts['area'] {
  if (id.includes('/_coach')) return 'coach'
  // A card has two forms: the client's own, and the coach's view.
  const isOfCoach = titles.some((title) => title.startsWith('Тренер/'))
  if (/\/client(?:\/|$)/.test(id)) return isOfCoach ? 'both' : 'client'
  return id.includes('/_shell') ? 'both' : 'guest'
}

/** Those whom no guard keeps out. A screen for clients only has no form for a coach. */
const peopleOf = (area: RouteFacts['area'], guards: string[]): Person[] =>
  PERSON_IDS.filter(
    (person) =>
      !(area === 'client' && person === 'coach') &&
      GUARDS.every(({ name, keepsOut }) => !guards.includes(name) || !keepsOut.includes(person)),
  )

/** The path without pathless folders, and without the slash at its end. */
const pathOf = (id: string): string => ended(id.replaceAll(/\/_\w+/g, '')) || '/'

const isLayout = (file: string): boolean => file.endsWith('/route.tsx')

/** Files also import it for other reasons, so its addresses are not counted as their links. */
const HOME = 'src/domain/home.ts'

const ended = (path: string): string => path.replace(/(?<=.)\/$/, '')

/** The nearest parent route of a path. */
function above(path: string): string {
  const parent = dirname(path)
  return parent === '/' || PATHS.has(parent) ? parent : above(parent)
}

/** The route of an address in the code of a screen; null for the screen itself. */
function targetOf(address: string, path: string): string | null {
  if (address === '.') return null
  return address === '..' ? above(path) : ended(address.replace(/[?#].*/, ''))
}

/** The addresses that files link to, without duplicates. The logo is not counted, like the menus. */
function linksOf(files: string[], path: string): string[] {
  const found = files
    .filter((name) => name !== LOGO && name !== HOME && /\.tsx?$/.test(name))
    .flatMap((name) => linksOfFile(name).links)
  return [...new Set(found.map((address) => targetOf(address, path)))].filter((to) => to !== null)
}

function factsOf(file: string): RouteFacts | null {
  const [, id] = ROUTE.exec(sourceOf(file)) ?? []
  if (id === undefined || isLayout(file)) return null
  const around = LAYOUTS.filter((layout) => file.startsWith(dirname(layout)))
  const path = pathOf(id)
  const titles = titlesOf(file)
  const files = [...closureOf(file), ...openedBy(file)]
  const direct = linksOf(closureWithout(file, DIALOG_FILES), path)
  const ways: Way[] = [
    ...linksOf(files, path).map((to) => ({
      to,
      kind: 'link' as const,
      isDirect: direct.includes(to),
    })),
    ...[...new Set(linksOfFile(file).redirects)].map((to) => ({
      to,
      kind: 'redirect' as const,
      isDirect: true,
    })),
  ]
  const area = areaOf(id, titles)
  const guards = around.flatMap(guardsIn)
  const people = peopleOf(area, guards)
  return {
    path,
    area,
    people,
    ways: ways.filter(({ to }) => to !== path),
    guards,
    frame: frameOf([file, ...around], people),
    dialogs: [...new Set(files.filter((name) => DIALOG_FILES.has(name)))],
    titles,
    parts: closureOf(file).filter((name) => /^src\/(ui|draft)\//.test(name)),
    rules: rulesOf(path),
    moreRules: moreRulesOf(path),
  }
}

/** How many routes import a file. */
const importers = (name: string): number =>
  FILES.filter((file) => closureOf(file).includes(name)).length

/**
 * The titles of stories of a screen that the route names or imports, or of a component that only
 * this route imports, and the titles that extend one of those. A file may have several screens, so
 * the one that the route names is the first.
 */
function titlesOf(file: string): string[] {
  const closure = closureOf(file)
  const isScreen = (name: string): boolean => name.endsWith('Screen.tsx')
  const isNamed = (name: string): boolean =>
    new RegExp(`\\b${basename(name, '.tsx')}\\b`).test(sourceOf(file))
  const order = (name: string): number => Number(isNamed(name)) + Number(isScreen(name))
  const own = SCREEN_STORIES.filter(
    ({ shows }) => closure.includes(shows) || (isScreen(shows) && isNamed(shows)),
  )
    .map(({ title, shows }) => ({ title, shows, count: importers(shows) }))
    .filter(({ shows, count }) => count === 1 || isScreen(shows))
    .toSorted((a, b) => order(b.shows) - order(a.shows) || a.count - b.count)
    .map(({ title }) => title)
  // «Тренер/Календар: немає даних» extends «Тренер/Календар».
  const more = SCREEN_STORIES.map(({ title }) => title).filter((title) =>
    own.some((first) => title.startsWith(`${first}: `)),
  )
  return [...new Set([...own, ...more])]
}

const FILES = globSync('src/routes/**/*.tsx').map((file) => file.replaceAll('\\', '/'))
const LAYOUTS = FILES.filter(isLayout)
const PATHS = new Set(
  FILES.filter((file) => !isLayout(file)).flatMap((file) => {
    const [, id] = ROUTE.exec(sourceOf(file)) ?? []
    return id === undefined ? [] : pathOf(id)
  }),
)

/** All routes with a screen or a redirect, by their paths. */
export const routeFacts = (): RouteFacts[] =>
  FILES.flatMap((file) => factsOf(file) ?? []).toSorted((a, b) => a.path.localeCompare(b.path))
