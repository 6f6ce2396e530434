/** What is chosen on the wall stands in Storybook's address: Back from a story, and a link, lead to the same wall. */
import { storyHref } from '../links.ts'
import { VIEWPORTS, type ViewportId } from '../viewports.ts'
import { type Choice, FIRST_CHOICE, SCALES, type Scheme, SCHEMES } from './choice.ts'
import { type State, STATES } from './story-state.ts'

const PARAMETER = 'wall'

/** Those of the known names that a text lists. */
const listed = <Name extends string>(known: Record<Name, unknown>, text: string): Name[] => {
  const names: Name[] = []
  for (const name in known) if (text.split(' ').includes(name)) names.push(name)
  return names
}

export const asText = ({ area, state, sizes, schemes, scale }: Choice): string =>
  new URLSearchParams({
    area,
    state: state ?? '',
    sizes: sizes.join(' '),
    schemes: schemes.join(' '),
    scale: String(scale),
  }).toString()

/** A choice as `asText` wrote it; what an address says wrongly is left out. */
export function fromText(text: string | null): Choice {
  if (text === null) return FIRST_CHOICE
  const said = new URLSearchParams(text)
  const of = (name: string): string => said.get(name) ?? ''
  const [state = null] = listed<State>(STATES, of('state'))
  return {
    area: of('area'),
    state,
    sizes: listed<ViewportId>(VIEWPORTS, of('sizes')),
    schemes: listed<Scheme>(SCHEMES, of('schemes')),
    scale: SCALES.find((scale) => String(scale) === of('scale')) ?? FIRST_CHOICE.scale,
  }
}

/** The wall, with some of it chosen. */
export const wallHref = (choice: Partial<Choice>): string =>
  `${storyHref('огляд-стіна--whole')}&${PARAMETER}=${encodeURIComponent(asText({ ...FIRST_CHOICE, ...choice }))}`

export const readChoice = (): Choice =>
  fromText(new URL(window.parent.location.href).searchParams.get(PARAMETER))

/** The page around this one is Storybook, whose address is seen. */
export function keepChoice(choice: Choice): void {
  const { history, location } = window.parent
  const address = new URL(location.href)
  address.searchParams.set(PARAMETER, asText(choice))
  history.replaceState(history.state, '', address)
}
