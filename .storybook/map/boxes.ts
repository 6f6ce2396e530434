/** What the map shows between the screens: guards, the frame and dialogs. */
import { docsHref, heldStoryHref } from '../common/links.ts'
import { FRAME_PARTS, KEPT_OUT, type Person } from './areas.ts'
import type { DialogFacts } from './dialogs.ts'
import type { FramePart } from './frame-links.ts'
import type { Guard } from './redirects.ts'
import type { RouteFacts } from './route-files.ts'

export const BOX_KINDS = { guard: 'Сторож', frame: 'Каркас', dialog: 'Діалог' } as const

export interface Box {
  name: string
  kind: keyof typeof BOX_KINDS
  text: string
  /** The addresses to which it leads. */
  to: readonly string[]
  /**
   * The stories of a dialog; for any other box, the page of the screen to which it leads, as the
   * people of the box see it.
   */
  href: string
}

export interface MapFacts {
  routes: readonly RouteFacts[]
  guards: readonly Guard[]
  frame: readonly FramePart[]
  dialogs: readonly DialogFacts[]
  /** Who is signed in in a story, by the title and the export, if the story says so. */
  people: Record<string, Person>
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

/** The names of the boxes that belong to a screen. */
export const boxNamesOf = ({ guards, frame, dialogs }: RouteFacts): string[] => [
  ...guards,
  ...frame,
  ...dialogs,
]

/** The page of the first screen to which something leads one of these people. */
function pageOf(
  [first]: readonly string[],
  led: readonly Person[],
  { routes, people }: MapFacts,
): string {
  const titles = routes.find(({ path }) => path === first)?.titles ?? []
  const theirs = titles.find((title) => led.some((person) => people[`${title}/Default`] === person))
  return docsHref(theirs ?? titles[0] ?? '')
}

/** The screens that the person can enter, and the chosen boxes that belong to them. */
export function shownOf(
  facts: MapFacts,
  { person, withFrame, withDialogs }: Omit<MapChoice, 'scale'>,
): { routes: RouteFacts[]; boxes: Box[] } {
  const { routes, guards, frame, dialogs } = facts
  const shown = routes.filter(({ people }) => person === null || people.includes(person))
  const paths = new Set(shown.map(({ path }) => path))
  const seen = frame.filter(({ people }) => person === null || people.includes(person))
  const boxes: Box[] = [
    ...guards.map(({ name, to, keepsOut }) => ({
      name,
      kind: 'guard' as const,
      text: KEPT_OUT[name] ?? name,
      to,
      href: pageOf(to, keepsOut, facts),
    })),
    ...(withFrame ? seen : []).map(({ name, to, people }) => ({
      name,
      kind: 'frame' as const,
      text: FRAME_PARTS[name] ?? name,
      to,
      href: pageOf(to, people, facts),
    })),
    ...(withDialogs ? dialogs : []).map(({ name, text, to, title, story }) => ({
      name,
      kind: 'dialog' as const,
      text,
      to,
      href: story ? heldStoryHref(...story) : docsHref(title ?? ''),
    })),
  ]
  const used = new Set(shown.flatMap(boxNamesOf))
  return {
    routes: shown,
    boxes: boxes
      .filter(({ name }) => used.has(name))
      .map((box) => ({ ...box, to: box.to.filter((path) => paths.has(path)) })),
  }
}

export interface Connection {
  /** The address of a screen, or the name of a box. */
  from: string
  to: string
  kind: 'link' | 'redirect' | 'opens'
}

/** The arrows between the screens and the boxes that are shown. */
export function connectionsOf(routes: readonly RouteFacts[], boxes: readonly Box[]): Connection[] {
  const paths = new Set(routes.map(({ path }) => path))
  return [
    ...routes.flatMap(({ path, ways, dialogs }): Connection[] => {
      const opened = boxes.filter(({ name }) => dialogs.includes(name))
      // What a dialog leads to is not an arrow of the screen below it.
      const own = ways.filter(
        ({ to, isDirect }) =>
          paths.has(to) && (isDirect || !opened.some((dialog) => dialog.to.includes(to))),
      )
      return [
        ...own.map(({ to, kind }) => ({ from: path, to, kind })),
        ...opened.map(({ name }) => ({ from: path, to: name, kind: 'opens' as const })),
      ]
    }),
    ...boxes.flatMap(({ name, kind, to }) =>
      to.map((path): Connection => ({
        from: name,
        to: path,
        kind: kind === 'guard' ? 'redirect' : 'link',
      })),
    ),
  ]
}
