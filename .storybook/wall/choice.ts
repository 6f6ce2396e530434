/** Which stories the wall shows, and how; and that choice in Storybook's URL. */
import { valuesOf } from '../common/controls.tsx'
import { keepInAddress, keptInAddress, storyHref } from '../common/links.ts'
import { type Entry, type State, stateOf, STATES } from '../common/stories.ts'
import { pixelsOf, type ViewportId } from '../common/viewports.ts'

export const SCHEMES = { light: 'Світлий', dark: 'Темний' } as const
export type Scheme = keyof typeof SCHEMES

/** How the wall shows a story: live, or as a picture. */
export const KINDS = { live: 'Живі', pictures: 'Знімки' } as const

const width = (size: ViewportId): string => String(pixelsOf(size).width)

/** Each size is called by its width. */
export const SIZES: Record<ViewportId, string> = {
  narrow: width('narrow'),
  phone: width('phone'),
  tablet: width('tablet'),
  desktop: width('desktop'),
  wide: width('wide'),
}

/** The scale of a frame, in per cent. */
export const SCALES = { '25': '25 %', '50': '50 %', '100': '100 %' } as const

export interface Choice {
  /** A title, or the common beginning of several; empty for all. */
  area: string
  state: State | null
  sizes: ViewportId[]
  schemes: Scheme[]
  scale: keyof typeof SCALES
  kind: keyof typeof KINDS
}

export const FIRST_CHOICE: Choice = {
  area: '',
  state: 'default',
  sizes: ['phone'],
  schemes: ['light'],
  scale: '50',
  kind: 'live',
}

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
      (area === '' || isIn(entry.title, area)) && (state === null || stateOf(entry) === state),
  )

const PARAMETER = 'wall'

/** The known names in a list that is written as text. */
const listed = <Name extends string>(known: Readonly<Record<Name, unknown>>, text = ''): Name[] =>
  valuesOf(known).filter((name) => text.split(',').includes(name))

export const asText = ({ area, state, sizes, schemes, scale, kind }: Choice): string =>
  [area, state ?? '', sizes.join(','), schemes.join(','), scale, kind].join(';')

/** Reads a choice that `asText` wrote; invalid values are dropped. */
export function fromText(text: string | null): Choice {
  if (text === null) return FIRST_CHOICE
  const [area = '', state, sizes, schemes, scale, kind] = text.split(';')
  return {
    area,
    state: listed(STATES, state)[0] ?? null,
    sizes: listed(SIZES, sizes),
    schemes: listed(SCHEMES, schemes),
    scale: listed(SCALES, scale)[0] ?? FIRST_CHOICE.scale,
    kind: listed(KINDS, kind)[0] ?? FIRST_CHOICE.kind,
  }
}

/** A link to the wall with a choice. */
export const wallHref = (choice: Partial<Choice>): string =>
  `${storyHref('огляд-стіна--whole')}&${PARAMETER}=${encodeURIComponent(asText({ ...FIRST_CHOICE, ...choice }))}`

export const readChoice = (): Choice => fromText(keptInAddress(PARAMETER))

export const keepChoice = (choice: Choice): void => keepInAddress(PARAMETER, asText(choice))
