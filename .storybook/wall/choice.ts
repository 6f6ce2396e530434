/** Which stories the wall shows. */
import { type State, stateOf } from '../common/story-state.ts'
import type { ViewportId } from '../common/viewports.ts'
import type { Entry } from './index-entry.ts'

export const SCHEMES = { light: 'Світлий', dark: 'Темний' } as const
export type Scheme = keyof typeof SCHEMES

/** How the wall shows a story: live, or as a picture. */
export const KINDS = { live: 'Живі', pictures: 'Знімки' } as const
export type Kind = keyof typeof KINDS

export interface Choice {
  /** A title, or the common beginning of several; empty for all. */
  area: string
  state: State | null
  sizes: ViewportId[]
  schemes: Scheme[]
  /** The scale of a frame, in per cent. */
  scale: number
  kind: Kind
}

export const SCALES = [25, 50, 100] as const

export const FIRST_CHOICE: Choice = {
  area: '',
  state: 'default',
  sizes: ['phone'],
  schemes: ['light'],
  scale: 50,
  kind: 'live',
}

/** The titles and their groups, a group before its members. */
export function areasOf(entries: readonly Entry[]): string[] {
  const titles = entries.map(({ title }) => title)
  return [...new Set(titles.flatMap((title) => [title.split('/')[0] ?? title, title]))]
}

/** «Тренер/Календар: немає даних» extends «Тренер/Календар», which is in «Тренер». */
const isIn = (title: string, area: string): boolean =>
  title === area || title.startsWith(`${area}/`) || title.startsWith(`${area}: `)

export const chosen = (entries: readonly Entry[], { area, state }: Choice): Entry[] =>
  entries.filter(
    (entry) =>
      (area === '' || isIn(entry.title, area)) && (state === null || stateOf(entry) === state),
  )

/** The values with this one added or removed. */
export const toggled = <Value>(values: Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
