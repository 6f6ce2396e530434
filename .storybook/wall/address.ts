/** The choice on the wall, in Storybook's URL. */
import { storyHref } from '../common/links.ts'
import { keepInAddress, keptInAddress } from '../common/outer-address.ts'
import { type State, STATES } from '../common/story-state.ts'
import { VIEWPORTS, type ViewportId } from '../common/viewports.ts'
import {
  type Choice,
  FIRST_CHOICE,
  type Kind,
  KINDS,
  SCALES,
  type Scheme,
  SCHEMES,
} from './choice.ts'

const PARAMETER = 'wall'

/** The known names in a list that is written as text. */
const listed = <Name extends string>(known: Record<Name, unknown>, text: string): Name[] => {
  const names: Name[] = []
  for (const name in known) if (text.split(',').includes(name)) names.push(name)
  return names
}

export const asText = ({ area, state, sizes, schemes, scale, kind }: Choice): string =>
  [area, state ?? '', sizes.join(','), schemes.join(','), scale, kind].join(';')

/** Reads a choice that `asText` wrote; invalid values are dropped. */
export function fromText(text: string | null): Choice {
  if (text === null) return FIRST_CHOICE
  const [area = '', state = '', sizes = '', schemes = '', scale = '', kind = ''] = text.split(';')
  return {
    area,
    state: listed<State>(STATES, state)[0] ?? null,
    sizes: listed<ViewportId>(VIEWPORTS, sizes),
    schemes: listed<Scheme>(SCHEMES, schemes),
    scale: SCALES.find((one) => String(one) === scale) ?? FIRST_CHOICE.scale,
    kind: listed<Kind>(KINDS, kind)[0] ?? FIRST_CHOICE.kind,
  }
}

/** A link to the wall with a choice. */
export const wallHref = (choice: Partial<Choice>): string =>
  `${storyHref('огляд-стіна--whole')}&${PARAMETER}=${encodeURIComponent(asText({ ...FIRST_CHOICE, ...choice }))}`

export const readChoice = (): Choice => fromText(keptInAddress(PARAMETER))

export const keepChoice = (choice: Choice): void => keepInAddress(PARAMETER, asText(choice))
