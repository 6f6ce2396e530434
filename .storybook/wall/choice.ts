/** Which stories the wall shows, and how; and that choice in Storybook's URL. */
import * as v from 'valibot'

import { valuesOf } from '../common/controls.tsx'
import { inAddress, storyHref } from '../common/links.ts'
import { type Entry, stateOf, STATES } from '../common/stories.ts'

export const SCHEMES = { light: 'Світлий', dark: 'Темний' } as const
export type Scheme = keyof typeof SCHEMES

/** How the wall shows a story: live, or as a picture. */
export const KINDS = { live: 'Живі', pictures: 'Знімки' } as const

/** Each size is called by its width. */
export const SIZES = {
  narrow: '320',
  phone: '390',
  tablet: '768',
  desktop: '1280',
  wide: '1920',
} as const

/** The scale of a frame, in per cent. */
export const SCALES = { '25': '25 %', '50': '50 %', '100': '100 %' } as const

const CHOICE = v.object({
  /** A title, or the common beginning of several; null for all, as below. */
  area: v.nullable(v.string()),
  state: v.nullable(v.picklist(valuesOf(STATES))),
  sizes: v.array(v.picklist(valuesOf(SIZES))),
  schemes: v.array(v.picklist(valuesOf(SCHEMES))),
  scale: v.picklist(valuesOf(SCALES)),
  kind: v.picklist(valuesOf(KINDS)),
})
export type Choice = v.InferOutput<typeof CHOICE>

export const FIRST_CHOICE: Choice = {
  area: null,
  state: 'default',
  sizes: ['phone'],
  schemes: ['light'],
  scale: '50',
  kind: 'live',
}

export const WALL_IN_ADDRESS = inAddress('wall', CHOICE, FIRST_CHOICE)

/** A link to the wall with a choice. */
export const wallHref = (choice: Partial<Choice>): string =>
  `${storyHref('огляд-стіна--page')}&wall=${encodeURIComponent(JSON.stringify({ ...FIRST_CHOICE, ...choice }))}`

/** The titles and their groups, a group before its members. */
export const areasOf = (entries: readonly Entry[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(({ title }) => [title.replace(/\/.*/, ''), title].map((area) => [area, area])),
  )

/** «Тренер/Деталі зустрічі: зміна» extends «Тренер/Деталі зустрічі», which is in «Тренер». */
const isIn = (title: string, area: string): boolean =>
  title === area || title.startsWith(`${area}/`) || title.startsWith(`${area}: `)

export const chosen = (entries: readonly Entry[], { area, state }: Choice): Entry[] =>
  entries.filter(
    (entry) =>
      (area === null || isIn(entry.title, area)) && (state === null || stateOf(entry) === state),
  )
