/** The routes of the router with what `routes.ts` declares, and the boxes and arrows between them. */
import { createMemoryHistory } from '@tanstack/react-router'
import * as v from 'valibot'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { clientMenu, coachMenu, type MenuEntry } from '#src/frame/navigation.ts'

import { valuesOf } from '../common/controls.tsx'
import { docsHref, heldStoryHref, inAddress } from '../common/links.ts'
import { type Entry, stateOf } from '../common/stories.ts'
import {
  AREAS,
  type BoxRow,
  DIALOGS,
  GUARDED,
  GUARDS,
  hasTitle,
  PEOPLE,
  type Person,
  type RouteRow,
  ROUTES,
} from './routes.ts'

export const BOX_KINDS = { guard: 'Сторож', frame: 'Каркас', dialog: 'Діалог' } as const

/** What stands between the screens. */
export interface Box {
  name: string
  kind: keyof typeof BOX_KINDS
  text: string
  /** Where it leads. */
  to: readonly string[]
  href: string
}

export interface Screen extends RouteRow {
  /** As in links: '/client/$clientId'. */
  path: string
  /** With its layouts: '/_shell/client/$clientId'. */
  id: string
  people: readonly Person[]
  /** The names of its guards, of its dialogs, and of what is around it. */
  boxes: string[]
}

const linksOf = (menu: readonly MenuEntry[]): string[] => menu.map(({ link }) => link.to ?? '')

const FRAME = {
  coach: { text: 'меню тренера', to: linksOf(coachMenu), story: ['Тренер/Календар'] },
  client: { text: 'меню клієнта', to: linksOf(clientMenu('')), story: ['Клієнт/Моя картка'] },
  logo: { text: 'знак', to: ['/dashboard'], story: ['Тренер/Головна'] },
} as const

type AnyRow = Pick<BoxRow, 'text' | 'story'> & { to: readonly string[] }

const boxesOf = (kind: Box['kind'], all: Record<string, AnyRow>): Box[] =>
  Object.entries(all).map(([name, { text, to, story }]) => {
    const [title, one] = story
    const href = one === undefined ? docsHref(title) : heldStoryHref(title, one)
    return { name, kind, text, to, href }
  })

const BOXES = [
  ...boxesOf('guard', GUARDS),
  ...boxesOf('frame', FRAME),
  ...boxesOf('dialog', DIALOGS),
]

const rows: Record<string, RouteRow> = ROUTES

/** The same for every page; nothing navigates it. */
const router = createAppRouter({ queryClient: createQueryClient(), history: createMemoryHistory() })

/** All routes with a screen or a redirect, by their paths. */
export const SCREENS: Screen[] = Object.values(router.routesByPath)
  .flatMap(({ id, fullPath }) => {
    const path = fullPath.replace(/(?<=.)\/$/, '')
    const row = rows[path]
    if (!row) return []
    const { people } = AREAS[row.area]
    const guards = Object.entries(GUARDED).filter(([at]) => id.startsWith(at))
    const menus = id.startsWith('/_shell/') ? people : []
    const logo = row.titles.length > 0 ? ['logo'] : []
    const boxes = [...guards.map(([, name]) => name), ...menus, ...logo, ...row.dialogs]
    return [{ ...row, path, id, people, boxes }]
  })
  .toSorted((a, b) => a.path.localeCompare(b.path))

/**
 * The route that the page of a title describes: the one with this title as its first, which the map
 * links to, or else the first of those that have it; undefined for what several routes share.
 */
export const screenOf = (title: string): Screen | undefined =>
  SCREENS.find(({ titles }) => titles[0] === title) ??
  SCREENS.find((screen) => hasTitle(screen, title))

/** Where a screen leads, also through its dialogs. */
export const targetsOf = ({ links, redirects, dialogs }: Screen): string[] => [
  ...links,
  ...redirects,
  ...dialogs.flatMap((name) => DIALOGS[name].to),
]

/** The guards of a screen. */
export const guardsOf = ({ boxes }: Screen): Box[] =>
  BOXES.filter(({ name, kind }) => kind === 'guard' && boxes.includes(name))

/**
 * The story that stands for a screen: its usual state, as the person sees it. A client's card, for
 * example, has one form for the coach and another for the client.
 */
function shownStory(
  { titles }: Screen,
  entries: readonly Entry[],
  person: Person | null,
): Entry | undefined {
  const own = titles.flatMap((title) => entries.filter((entry) => entry.title === title))
  const usual = own.filter((entry) => stateOf(entry) === 'default')
  const theirs = usual.find(({ title }) => person && title.startsWith(`${PEOPLE[person]}/`))
  return theirs ?? usual[0] ?? own[0]
}

const PERSON = v.picklist(valuesOf(PEOPLE))
const VIEW = v.object({ x: v.number(), y: v.number(), zoom: v.number() })
const CHOICE = v.object({
  /** The person whose screens are shown; null for all. */
  person: v.nullable(PERSON),
  withFrame: v.boolean(),
  withDialogs: v.boolean(),
  /** Which part of the map is shown, and how large; null for the beginning. */
  view: v.nullable(VIEW),
})
export type MapChoice = v.InferOutput<typeof CHOICE>

export const FIRST_MAP: MapChoice = {
  person: null,
  withFrame: false,
  withDialogs: true,
  view: null,
}

export const MAP_IN_ADDRESS = inAddress('map', CHOICE, FIRST_MAP)

/** What the map shows of a screen or a box. */
export interface Card {
  name: string
  area?: keyof typeof AREAS
  kind?: Box['kind']
  /** Where it leads in Storybook. */
  href: string | null
  lines: string[]
  story?: Entry | undefined
  /** Those whose arrows stand out, too, while it is pointed at. */
  boxes: readonly string[]
}

/** From and to the address of a screen, or the name of a box. */
export interface Arrow {
  from: string
  to: string
  kind: 'link' | 'redirect' | 'opens'
  /** Who is redirected, or an empty text. */
  label: string
}

/** The screens that the person can enter, the chosen boxes that belong to them, and their arrows. */
export function mapOf(
  { person, withFrame, withDialogs }: MapChoice,
  entries: readonly Entry[],
): { cards: Card[]; arrows: Arrow[] } {
  const screens = SCREENS.filter(({ people }) => person === null || people.includes(person))
  const having = (name: string): number => screens.filter((one) => one.boxes.includes(name)).length
  const isChosen = ({ kind, name }: Box): boolean =>
    kind === 'guard' ||
    (kind === 'dialog' && withDialogs) ||
    (kind === 'frame' && withFrame && (person === null || name === 'logo' || name === person))
  const boxes = BOXES.filter((box) => isChosen(box) && having(box.name) > 0)
  const shown = new Set([...screens.map(({ path }) => path), ...boxes.map(({ name }) => name)])
  const arrows = (kind: Arrow['kind'], from: string, to: readonly string[], label = ''): Arrow[] =>
    [...new Set(to)].filter((one) => shown.has(one)).map((one) => ({ from, to: one, kind, label }))

  const cardOf = (screen: Screen): Card => {
    const { path, area, titles, boxes: around } = screen
    const story = shownStory(screen, entries, person)
    const title = story?.title ?? titles[0]
    const count = entries.filter((entry) => hasTitle(screen, entry.title)).length
    const guards = guardsOf(screen).map(({ text }) => text)
    const lines = [path, AREAS[area].name, title?.replace(/.*\//, '') ?? 'Лише веде далі']
    if (count > 0) lines.push(`Історій: ${count}`)
    if (guards.length > 0) lines.push(`Сторож: ${guards.join('; ')}`)
    const href = title === undefined ? null : docsHref(title)
    return { name: path, area, href, lines, story, boxes: around }
  }
  const boxOf = ({ name, kind, href, text }: Box): Card => {
    const lines = [`${BOX_KINDS[kind]}, екранів: ${having(name)}`, text]
    return { name, kind, href, lines, boxes: [] }
  }
  const ofScreens = screens.flatMap(({ path, links, redirects, dialogs }) => [
    // Without the dialogs, what they lead to belongs to the screen below them.
    ...arrows('link', path, [
      ...links,
      ...(withDialogs ? [] : dialogs.flatMap((name) => DIALOGS[name].to)),
    ]),
    ...arrows('redirect', path, redirects, 'кого не пускає'),
    ...arrows('opens', path, dialogs),
  ])
  const ofBoxes = boxes.flatMap(({ name, kind, text, to }) =>
    kind === 'guard' ? arrows('redirect', name, to, text) : arrows('link', name, to),
  )
  return {
    cards: [...boxes.map(boxOf), ...screens.map(cardOf)],
    arrows: [...ofScreens, ...ofBoxes],
  }
}
