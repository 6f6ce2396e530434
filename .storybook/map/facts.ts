/** The routes of the router with what `routes.ts` declares, and the boxes and arrows between them. */
import { createMemoryHistory } from '@tanstack/react-router'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { clientMenu, coachMenu, type MenuEntry } from '#src/frame/navigation.ts'

import { valuesOf } from '../common/controls.tsx'
import { docsHref, heldStoryHref, keepInAddress, keptInAddress } from '../common/links.ts'
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
  Object.entries(all).map(
    ([
      name,
      {
        text,
        to,
        story: [title, one],
      },
    ]) => {
      const href = one === undefined ? docsHref(title) : heldStoryHref(title, one)
      return { name, kind, text, to, href }
    },
  )

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
export function shownStory(
  { titles }: Screen,
  entries: readonly Entry[],
  person: Person | null,
): Entry | undefined {
  const own = titles.flatMap((title) => entries.filter((entry) => entry.title === title))
  const usual = own.filter((entry) => stateOf(entry) === 'default')
  const theirs = usual.find(({ title }) => person && title.startsWith(`${PEOPLE[person]}/`))
  return theirs ?? usual[0] ?? own[0]
}

export interface MapChoice {
  /** The person whose screens are shown; null for all. */
  person: Person | null
  withFrame: boolean
  withDialogs: boolean
  /** In per cent; null for the scale at which the whole width is visible. */
  scale: number | null
}

export const FIRST_MAP: MapChoice = {
  person: null,
  withFrame: false,
  withDialogs: true,
  scale: null,
}

export interface MapContent {
  screens: readonly Screen[]
  boxes: readonly Box[]
}

/** The screens that the person can enter, and the chosen boxes that belong to them. */
export function shownOf(choice: Omit<MapChoice, 'scale'>): MapContent {
  const { person, withFrame, withDialogs } = choice
  const screens = SCREENS.filter(({ people }) => person === null || people.includes(person))
  const paths = new Set(screens.map(({ path }) => path))
  const isChosen = ({ kind, name }: Box): boolean =>
    kind === 'guard' ||
    (kind === 'dialog' && withDialogs) ||
    (kind === 'frame' && withFrame && (person === null || name === 'logo' || name === person))
  const boxes = BOXES.filter(isChosen)
    .filter(({ name }) => screens.some((screen) => screen.boxes.includes(name)))
    .map((box) => ({ ...box, to: box.to.filter((path) => paths.has(path)) }))
  return { screens, boxes }
}

export interface Connection {
  /** The address of a screen, or the name of a box. */
  from: string
  to: string
  kind: 'link' | 'redirect' | 'opens'
}

/** The arrows between the screens and the boxes that are shown. */
export function connectionsOf({ screens, boxes }: MapContent): Connection[] {
  const paths = new Set(screens.map(({ path }) => path))
  const arrows = (from: string, kind: Connection['kind'], to: readonly string[]) =>
    [...new Set(to)].map((one): Connection => ({ from, to: one, kind }))
  const all = screens.flatMap(({ path, links, redirects, dialogs }) => {
    const opened = dialogs.filter((name) => boxes.some((box) => box.name === name))
    // Without the dialogs, what they lead to belongs to the screen below them.
    const hidden = opened.length > 0 ? [] : dialogs.flatMap((name) => DIALOGS[name].to)
    const own = [
      ...arrows(path, 'link', [...links, ...hidden]),
      ...arrows(path, 'redirect', redirects),
    ]
    return [...own.filter(({ to }) => paths.has(to)), ...arrows(path, 'opens', opened)]
  })
  const ofBoxes = boxes.flatMap(({ name, kind, to }) =>
    arrows(name, kind === 'guard' ? 'redirect' : 'link', to),
  )
  return [...all, ...ofBoxes]
}

const PARAMETER = 'map'

export const asText = ({ person, withFrame, withDialogs, scale }: MapChoice): string =>
  [person, withFrame && 'frame', withDialogs && 'dialogs', scale]
    .map((part) => part || '')
    .join(';')

/** In per cent: from an overview to thumbnails that can be read. */
export const MAP_SCALE = { min: 20, max: 200, step: 5 }

/** Reads a choice that `asText` wrote; invalid values are dropped. */
export function fromText(text: string | null): MapChoice {
  if (text === null) return FIRST_MAP
  const [person = '', frame, dialogs, scale = ''] = text.split(';')
  return {
    person: valuesOf(PEOPLE).find((one) => one === person) ?? null,
    withFrame: frame === 'frame',
    withDialogs: dialogs === 'dialogs',
    scale: /^\d+$/.test(scale) ? within(MAP_SCALE.min, MAP_SCALE.max, Number(scale)) : null,
  }
}

const within = (min: number, max: number, value: number): number =>
  Math.min(max, Math.max(min, value))

/**
 * The greatest scale at which a map of this width fits the window: from 30 per cent, below which a
 * box is too low to be pressed with a finger, to 100.
 */
export const scaleToFit = (map: number, window: number): number =>
  within(30, 100, Math.floor((window / map) * 20) * MAP_SCALE.step)

export const readMap = (): MapChoice => fromText(keptInAddress(PARAMETER))

export const keepMap = (choice: MapChoice): void => keepInAddress(PARAMETER, asText(choice))
